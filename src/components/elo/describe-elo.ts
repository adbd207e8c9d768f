import { ELO_PER_DECADE } from '../../draw/elo-plot.ts';
import type { Messages } from '../../messages/index.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloSummary, SystemElo } from '../../model/measure/elo/summary.ts';
import type { EloFormats } from './elo-formats.ts';
import { ALONE, ranked } from './systems.ts';

type Text = Messages['elo'];
/** One graph shared by its agents: the post compares it with one agent. */
const SHARED: EloSystem = 'group@4';
/** Two that win as often against each other. */
const EVEN = 1 / 2;

/** What both plots show, in sentences: the system in front against repeated sampling, then who leads by how much. */
export function describeElo(
  text: Text,
  formats: EloFormats,
  summary: EloSummary,
  front: EloSystem,
): string {
  return [
    ...ownSentences(text.describe, formats, front, summary.systems[front]),
    ...orderSentences(text.describe, formats, summary),
  ].join(' ');
}

function ownSentences(
  text: Text['describe'],
  { elo, share }: EloFormats,
  system: EloSystem,
  { firstSlope, lastSlope, inflection }: SystemElo,
): string[] {
  const sentences: string[] = [];
  const first = firstSlope.value;
  if (first !== null) {
    const [low, high] = firstSlope.interval ?? [Number.NaN, Number.NaN];
    const against =
      low > ELO_PER_DECADE ? 'faster' : high < ELO_PER_DECADE ? 'slower' : ('on' as const);
    sentences.push(
      firstSlope.interval
        ? text.starts[against](system, elo(first), elo(low), elo(high))
        : text.starts.unknown(system, elo(first)),
    );
  }
  sentences.push(text.reference(elo(ELO_PER_DECADE)));
  if (lastSlope.value !== null) sentences.push(text.ends(elo(lastSlope.value)));
  const { value, interval } = inflection;
  if (value === null) return sentences;
  const shareOf = (decades: number) => share(10 ** decades);
  if (value === 0) sentences.push(text.inflection.never);
  else if (interval) {
    const [low, high] = interval.map(shareOf);
    sentences.push(text.inflection.within(shareOf(value), low, high));
  } else sentences.push(text.inflection.at(shareOf(value)));
  return sentences;
}

function orderSentences(
  text: Text['describe'],
  { lead, percent }: EloFormats,
  summary: EloSummary,
): string[] {
  const [best, ...others] = ranked(summary);
  const behind = (system: EloSystem) => {
    const { lead: by, winRate } = summary.systems[system];
    return text.behind(system, ALONE, lead(by.value ?? 0), percent(winRate[ALONE].value ?? 0.5));
  };
  const rest = others.filter((system) => system !== ALONE && system !== SHARED);
  const sentences = [text.leads(best)];
  if (best !== ALONE && best !== SHARED) sentences.push(behind(best));
  sentences.push(...rest.map(behind));
  const { interval } = summary.tracking;
  if (!interval) return [...sentences, behind(SHARED)];
  const [low, high] = interval;
  const words = low < EVEN && EVEN < high ? text.tracks : text.apart;
  sentences.push(words(SHARED, ALONE, lead(summary.systems[SHARED].lead.value ?? 0)));
  return sentences;
}
