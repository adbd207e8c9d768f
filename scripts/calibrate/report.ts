import { answersFrom, medians } from '../../src/claims/answers.ts';
import { farOff, reproduced } from '../../src/claims/bar.ts';
import type { NumberAnswer } from '../../src/claims/claim.ts';
import { POST_CLAIMS } from '../../src/claims/post/claims.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import { eloMargins, type Measured, NUMBERS, responsesOf, STATEMENTS } from './objective.ts';
import { DIMENSIONS } from './search-space.ts';

/** A number as it came out over some families, beside what was published. */
export interface Outcome {
  readonly id: string;
  readonly published: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Counts as reproduced. */
  readonly inside: boolean;
  readonly far: boolean;
}

export interface Verdict {
  readonly numbers: readonly Outcome[];
  readonly inside: number;
  readonly margins: readonly { readonly id: string; readonly margin: number }[];
}

export function verdictOf(measured: Measured): Verdict {
  const { families } = measured;
  const answers = answersFrom(POST_CLAIMS, families);
  const numbers = NUMBERS.map(({ id, published }): Outcome => {
    const answer = answers.find((each) => each.id === id) as NumberAnswer;
    const [median, low, high] = [answer.median, answer.low, answer.high].map(
      (x) => x ?? Number.NaN,
    );
    return {
      id,
      published,
      median,
      low,
      high,
      inside: reproduced(answer),
      far: farOff(answer),
    };
  });
  const typical = medians(families);
  return {
    numbers,
    inside: numbers.filter((each) => each.inside).length,
    margins: [
      ...STATEMENTS.map((claim) => ({ id: claim.id, margin: claim.margin(typical) })),
      {
        id: 'the picture of Elo, with a reserve',
        margin: Math.min(...eloMargins(responsesOf(measured))),
      },
    ],
  };
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function constantsTable(start: Parameters, found: Parameters): string {
  return table(
    ['constant', 'start', 'found', 'searched'],
    DIMENSIONS.map(({ key, bounds }) => [
      `\`${key}\``,
      String(start[key]),
      String(found[key]),
      `${bounds[0]} to ${bounds[1]}`,
    ]),
  );
}

export function numbersTable(start: Verdict, found: Verdict, fresh: Verdict): string {
  return table(
    ['number', 'published', 'start', 'found', 'fresh families', '5% to 95%', ''],
    found.numbers.map((outcome, i) => {
      const elsewhere = fresh.numbers[i];
      return [
        outcome.id,
        String(outcome.published),
        short(start.numbers[i].median),
        short(outcome.median),
        short(elsewhere.median),
        `${short(elsewhere.low)} to ${short(elsewhere.high)}`,
        elsewhere.inside ? '' : elsewhere.far ? '**far outside**' : '**outside**',
      ];
    }),
  );
}

export function statementsTable(start: Verdict, found: Verdict, fresh: Verdict): string {
  return table(
    ['statement', 'start', 'found', 'fresh families'],
    found.margins.map(({ id, margin }, i) => [
      id,
      percent(start.margins[i].margin),
      percent(margin),
      percent(fresh.margins[i].margin),
    ]),
  );
}

/** Three digits, as much as 32 families are good for. */
export function short(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '–';
}

function percent(margin: number): string {
  if (Number.isNaN(margin)) return '–';
  const share = Math.round(100 * Math.abs(Math.exp(margin) - 1));
  return `${margin > 0 ? 'holds' : '**fails**'} by ${share}%`;
}
