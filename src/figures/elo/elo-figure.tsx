import { useCallback, useRef } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import type { EloComputation } from './elo-computation.ts';
import { EloContent } from './elo-content.tsx';
import { useSeen } from './use-seen.ts';

/** The figure by itself, with its title; computes once it is seen. */
export function EloFigure({ elo }: { readonly elo: EloComputation }) {
  const { elo: text } = useMessages();
  const figure = useRef<HTMLElement>(null);
  useSeen(
    figure,
    useCallback(() => elo.begin(), [elo]),
  );
  return (
    <figure ref={figure} className="elo" aria-label={text.label} aria-describedby={DESCRIBED}>
      <h3 className="elo-title">{text.title}</h3>
      <EloContent elo={elo} describedId={DESCRIBED} />
    </figure>
  );
}

const DESCRIBED = 'elo-described';
