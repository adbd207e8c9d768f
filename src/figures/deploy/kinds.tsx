import type { Shape } from '../../components/plot/types.ts';
import type { Kind } from './choose.ts';
import './deploy.css';

/** How a kind of deployment is drawn: a colour, a pattern on the map, and a shape among the points. */
export const KIND_STYLE: Readonly<
  Record<Kind, { readonly colour: string; readonly shape: Shape; readonly pattern: string }>
> = {
  one: { colour: 'var(--ink-soft)', shape: 'triangle', pattern: '' },
  swarm: {
    colour: 'var(--kind-standard)',
    shape: 'circle',
    pattern: 'M-2 2L2-2M-2 10L10-2M6 10L10 6',
  },
  several: {
    colour: 'var(--kind-sessions)',
    shape: 'square',
    pattern: 'M1 1h2v2h-2zM5 5h2v2h-2z',
  },
  independent: { colour: 'var(--kind-independent)', shape: 'diamond', pattern: 'M4 0V8' },
};

/** There is one such figure in a page, so that its patterns may have plain names. */
const patternId = (kind: Kind) => `deploy-pattern-${kind}`;

/** Definitions of the patterns, for whoever draws with `KindArea`. */
export function KindPatterns({ kinds }: { readonly kinds: readonly Kind[] }) {
  return (
    <defs>
      {kinds.map((kind) => {
        const { colour, pattern } = KIND_STYLE[kind];
        return (
          <pattern
            key={kind}
            id={patternId(kind)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" fill={colour} opacity="0.16" />
            {kind === 'several' ? (
              <path d={pattern} fill={colour} opacity="0.6" />
            ) : (
              <path d={pattern} stroke={colour} opacity="0.45" />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}

export const kindFill = (kind: Kind) => `url(#${patternId(kind)})`;
