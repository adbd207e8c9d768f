import { type Axis, shareOf } from './axis.ts';
import { heightOf, percent } from './chart-sizes.ts';
import { SCORES, standingAt, type TwoScores } from './facts.ts';

/** Closer to an end than this, the time over the playhead stands beside it. */
const EDGE = 0.08;

/** Moves all that follows the playhead in a chart to a time in t_mid; `label` is that time in words. */
export function movePlayhead(
  root: SVGSVGElement,
  facts: TwoScores,
  axis: Axis,
  at: number,
  label: string,
): void {
  const part = (name: string) => root.querySelector<SVGElement>(`[data-part="${name}"]`);
  const share = shareOf(axis, at);
  const x = percent(share);
  const standing = standingAt(facts, at * facts.unit);
  part('clip')?.setAttribute('width', x);
  part('line')?.setAttribute('x1', x);
  part('line')?.setAttribute('x2', x);
  const time = part('time');
  time?.setAttribute('x', x);
  time?.setAttribute('text-anchor', share < EDGE ? 'start' : share > 1 - EDGE ? 'end' : 'middle');
  const number = part('time-number');
  if (number) number.textContent = label;
  for (const score of SCORES) {
    const dot = part(score);
    dot?.setAttribute('cx', x);
    dot?.setAttribute('cy', `${heightOf(standing[score])}`);
  }
  root.querySelectorAll('.two-link').forEach((link, i) => {
    link.toggleAttribute('data-done', i < standing.onChain);
  });
}
