import { useMemo, useRef } from 'react';
import { textWidth } from '../../draw/elo-inflection.ts';
import { DECADES, ELO_PER_DECADE, eloBox, eloDomain, eloScales } from '../../draw/elo-plot.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import { useWidth } from '../chart/use-width.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { type Drawn, drawnCurves } from './drawn.ts';
import type { EloPlotProps } from './elo-plot-props.ts';
import { EloReader } from './elo-reader.tsx';
import { JointPicture, SelfPicture } from './pictures.tsx';
import { useNamesWidth } from './use-names-width.ts';

/** Before its width is known, and where no script runs; elo.css keeps the same height. */
const STATIC = { width: 480, height: 307 };
const HEIGHT = { least: 280, most: 390, share: 0.64 };
const heightOf = (width: number) =>
  Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, HEIGHT.share * width)));
/** For the inflection point; or for nothing. */
const TOP = { self: 44, joint: 12 };
/** Names are set a little larger than other small text. */
const NAME_SIZE = 1.1;
const NAME_ROOM = 18;
/** The room for names does not change when there is something to draw. */
const LONGEST: EloSystem = 'pass@2 group@2';
const NOTHING: readonly Drawn[] = [];

/** Ratings against budget: a picture, and where the reader reads off. */
export function EloPlot(props: EloPlotProps) {
  const { kind, summary, shares, front, less, empty } = props;
  const language = useLanguage();
  const { elo: text } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const curves = useMemo(
    () => (summary ? drawnCurves(summary, kind, shares, less) : NOTHING),
    [summary, kind, shares, less],
  );
  const about = NAME_SIZE * Math.max(textWidth(LONGEST), textWidth(text.reference.short));
  const names = useNamesWidth(frame, about, { width, curves, front, language });
  const scales = useMemo(() => {
    const size = width > 0 ? { width, height: heightOf(width) } : STATIC;
    const box = eloBox(size, { top: TOP[kind], right: NAME_ROOM + names });
    // Of systems in the back no bands are drawn.
    const seen = curves.map(({ system, curve }) =>
      kind === 'joint' || system === front
        ? curve
        : { value: curve.value, low: curve.value, high: curve.value },
    );
    return eloScales(box, eloDomain(seen, less ? 0 : ELO_PER_DECADE * DECADES));
  }, [width, kind, curves, front, less, names]);
  const { box } = scales;
  const picture = { scales, curves, shares, front, less, empty };
  const size = { width: box.width, height: box.height };
  const { title, means } =
    kind === 'self' ? { ...text.self, means: text.self.means(front) } : text.joint;
  return (
    <div className="plot elo-plot">
      <h4 className="plot-title">
        {less ? text.less.title(title) : title} <span>{means}</span>
      </h4>
      <div ref={frame} className="plot-picture elo-picture">
        <svg
          className={width > 0 ? 'plot-svg' : 'plot-svg elo-static'}
          aria-hidden="true"
          viewBox={`0 0 ${box.width} ${box.height}`}
          {...(width > 0 ? size : {})}
        >
          {kind === 'self' ? (
            <SelfPicture {...picture} inflection={summary?.systems[front].inflection ?? null} />
          ) : (
            <JointPicture {...picture} />
          )}
        </svg>
        {width > 0 && summary && (
          <EloReader {...props} budgets={summary.budgets} {...{ scales, curves }} />
        )}
      </div>
    </div>
  );
}
