import type { Ref } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import type { Messages } from '../../messages/index.ts';
import { standingAt, type TwoScores } from './facts.ts';

const PARTS = ['coverage', 'best', 'chain'] as const;
type Part = (typeof PARTS)[number];

export interface ReadoutProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly facts: TwoScores;
  /** In t_mid. */
  readonly at: number;
  readonly colour: string;
}

/** Both scores at the playhead, and how far the chain is; `moveReadout` keeps it up. */
export function Readout({ ref, facts, at, colour }: ReadoutProps) {
  const messages = useMessages();
  const texts = readoutTexts(messages, facts, at);
  return (
    <ul ref={ref} className="two-readout">
      {PARTS.map((part) => (
        <li key={part}>
          <svg width="18" height="10" color={colour} aria-hidden="true">
            {part === 'chain' ? (
              <circle className="two-link" data-done cx="9" cy="5" r="3.6" />
            ) : (
              <line className={`two-curve two-${part}`} x1="0" x2="18" y1="5" y2="5" />
            )}
          </svg>
          <span data-part={part}>{texts[part]}</span>
        </li>
      ))}
    </ul>
  );
}

export function moveReadout(
  root: HTMLElement,
  messages: Messages,
  facts: TwoScores,
  at: number,
): void {
  const texts = readoutTexts(messages, facts, at);
  for (const part of PARTS) {
    const span = root.querySelector(`[data-part="${part}"]`);
    if (span && span.textContent !== texts[part]) span.textContent = texts[part];
  }
}

/** What is said of a moment, part by part. */
export function readoutTexts(
  messages: Messages,
  facts: TwoScores,
  at: number,
): Record<Part, string> {
  const { figure, figures } = messages;
  const { coverage, best, onChain } = standingAt(facts, at * facts.unit);
  return {
    coverage: `${figure.chart.coverage} ${figure.number.share(coverage)}`,
    best: `${figure.chart.best} ${figure.number.score(best)}`,
    chain: figures.twoScores.onChain(onChain, facts.chain.length),
  };
}
