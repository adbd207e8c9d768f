import type { ReadingRow } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Formats } from '../ensemble/formats.ts';
import { type Candidate, kindOf } from './choose.ts';
import { KIND_STYLE } from './kinds.tsx';
import { rangeText } from './words.ts';

type Text = Messages['figures']['deploy'];

/** The time, with its interval where all that take it have the same. */
export function titleAt(formats: Formats, within: readonly Candidate[], time: number): string {
  const own = within.filter((each) => each.time === time);
  const [range, ...others] = new Set(
    own.map(({ timeInterval }) => rangeText(formats, timeInterval)),
  );
  const told = range && others.length === 0 ? ` (${range})` : '';
  return `${formats.time(time, true)}${told}`;
}

/** The deployments that take this time, and what they spend. */
export function rowsAt(
  formats: Formats,
  text: Text,
  within: readonly Candidate[],
  time: number,
): ReadingRow[] {
  return within
    .filter((each) => each.time === time)
    .map((each) => {
      const { colour, shape } = KIND_STYLE[kindOf(each)];
      return {
        key: text.short(each.sessions, each.agentsEach),
        name: text.name(each.kind, each.sessions, each.agentsEach),
        value: text.costs(formats.time(each.cost, true)),
        range: rangeText(formats, each.costInterval),
        colour,
        shape,
        y: each.cost,
      };
    });
}

/** Where the same deployment stands in another result. */
export function placeOf(
  { moment }: Formats,
  text: Text,
  behind: Messages['pins'],
  within: readonly Candidate[],
  key: string,
): string | undefined {
  const same = within.find((each) => text.short(each.sessions, each.agentsEach) === key);
  return same && behind.atTime(moment(same.cost), moment(same.time));
}

export function nearestTime(times: readonly number[], at: number): number {
  const distance = (time: number) => Math.abs(Math.log(time / at));
  return times.reduce(
    (best, time) => (distance(time) < distance(best) ? time : best),
    times[0] ?? at,
  );
}
