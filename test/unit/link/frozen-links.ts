import { eloPieces } from '../../../src/claims/elo-pieces.ts';
import type { AnyFigureSpec } from '../../../src/figures/article/spec.ts';
import { spec as compare } from '../../../src/figures/compare/spec.ts';
import { spec as compute } from '../../../src/figures/compute/spec.ts';
import { spec as deploy } from '../../../src/figures/deploy/spec.ts';
import { spec as grow } from '../../../src/figures/grow/spec.ts';
import { spec as overhead } from '../../../src/figures/overhead/spec.ts';
import { spec as recursive } from '../../../src/figures/recursive/spec.ts';
import { spec as rules } from '../../../src/figures/rules/spec.ts';
import { spec as single } from '../../../src/figures/single/spec.ts';
import { spec as standard } from '../../../src/figures/standard/spec.ts';
import { spec as twoScores } from '../../../src/figures/two-scores/spec.ts';
import { spec as width } from '../../../src/figures/width/spec.ts';
import type { FigureName } from '../../../src/link/figures.ts';
import type { LinkNotice } from '../../../src/link/notices.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { prefix } from '../../../src/link/query.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import { fingerprint } from '../../../src/model/fingerprint.ts';
import type { EloRecords } from '../../../src/model/measure/elo/records.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { type LinkSlice, opened } from '../../../src/state/link-slice.ts';
import { elo } from '../../../workers/jobs/elo.ts';
import { piece } from '../../../workers/jobs/piece.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import fixture from '../../fixtures/links.json';

/**
 * Links as they were sent, and what each shows: how it is written today, what has to be said about it, and the digest of
 * every result that is on show. UPDATE_LINKS=1 (frozen.test.ts) records what a new entry shows. What is recorded of an
 * old one must never change, but for the digests together with MODEL_VERSION, and for `written` together with the
 * version of links: somebody has sent it.
 */
export interface FrozenLink {
  readonly query: string;
  readonly written: string;
  /** `value width.layers`, `unknown agent`, `conflict pin1.rule`. */
  readonly notices: readonly string[];
  readonly digests: Readonly<Record<string, string>>;
}

export const { modelVersion } = fixture;
export const frozenLinks = fixture.links as readonly unknown[] as readonly FrozenLink[];

export function replayed(query: string): FrozenLink {
  const state = opened(parseLink(query));
  return {
    query,
    written: writeLink(state),
    notices: state.notices.map(named),
    digests: digestsOf(state),
  };
}

function named(notice: LinkNotice): string {
  switch (notice.kind) {
    case 'value':
    case 'repeated':
    case 'conflict':
      return `${notice.kind} ${prefix(notice.scope)}${notice.key}`;
    case 'unknown':
      return `unknown ${notice.key}`;
    default:
      return notice.kind;
  }
}

/** By the figure that the link is about (else the race), and by pin. */
function digestsOf({ figure, parameters, own, choices, pins }: LinkSlice): Record<string, string> {
  const name = figure ?? 'race';
  const digests = { [name]: digestOf(name, own[name] ?? parameters, choices[name]) };
  pins.forEach((pin, i) => {
    digests[`pin${i + 1}`] = digestOf(name, pin.parameters, choices[name]);
  });
  return digests;
}

const SPECS: Readonly<Record<Exclude<FigureName, 'race' | 'elo'>, AnyFigureSpec>> = {
  compare,
  compute,
  deploy,
  grow,
  overhead,
  recursive,
  rules,
  single,
  standard,
  'two-scores': twoScores,
  width,
};

function digestOf(figure: FigureName, parameters: Parameters, chosen: object | undefined): string {
  if (figure === 'race') return finish(race({ kind: 'race', parameters })).digest;
  if (figure === 'elo') return digestOfElo(parameters);
  const spec = SPECS[figure];
  return fingerprint(finish(start(spec.job(parameters, chosen ?? spec.options))));
}

/** Of ten sessions of each system instead of hundreds. */
function digestOfElo(parameters: Parameters): string {
  const records = eloPieces(parameters, 0, 10).map(
    (block) => finish(piece({ kind: 'piece', piece: block })).value as EloRecords,
  );
  return fingerprint(finish(elo({ kind: 'elo', records, replicates: 4 })).summary);
}
