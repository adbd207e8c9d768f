import { eloPieces } from '../../claims/elo-pieces.ts';
import type { Compute, EloJob, Failure, PieceJob } from '../../compute/index.ts';
import type { EloRecords } from '../../model/measure/elo/records.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';
import type { Parameters } from '../../model/parameters.ts';
import { BLOCK } from './sizes.ts';

/** Sessions of all systems at one setting: those that are in, and the work that brings more and rates them. */
export class Sessions {
  private readonly blocks: EloRecords[] = [];
  private stops: (() => void)[] = [];

  constructor(
    private readonly compute: Pick<Compute, 'spread'>,
    readonly parameters: Parameters,
    private readonly onError: (failure: Failure) => void,
  ) {}

  /** How many are in. */
  get count(): number {
    return BLOCK * this.blocks.length;
  }

  /** Runs those of the first `wanted` that are not in yet. `onCount` hears how many are in, parts of blocks included. */
  run(wanted: number, onCount: (count: number) => void, then: () => void): void {
    const { parameters, count: before } = this;
    const pieces = eloPieces(parameters, before, wanted - before, BLOCK);
    const jobs = pieces.map((piece): PieceJob => ({ kind: 'piece', piece }));
    onCount(Math.min(before, wanted));
    if (jobs.length === 0) {
      then();
      return;
    }
    const stop = this.compute.spread(jobs, {
      onProgress: ({ share }) => onCount(before + Math.floor(share * (wanted - before))),
      onResults: (results) => {
        // Pieces of this study have records.
        this.blocks.push(...results.map(({ value }) => value as EloRecords));
        then();
      },
      onError: this.onError,
    });
    this.stops.push(stop);
  }

  /** Rates the systems by their first `count` sessions, which must be in. `onShare` hears how far that is. */
  rate(
    { count, replicates }: { readonly count: number; readonly replicates: number },
    onShare: (share: number) => void,
    then: (summary: EloSummary) => void,
  ): void {
    const records = this.blocks.slice(0, count / BLOCK);
    const job: EloJob = { kind: 'elo', records, replicates };
    const stop = this.compute.spread([job], {
      onProgress: ({ share }) => onShare(share),
      onResults: ([{ summary }]) => then(summary),
      onError: this.onError,
    });
    this.stops.push(stop);
  }

  /** Gives up what is under way; what is in stays. */
  halt(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
