import type { Compute, Failure, FamilyJob } from '../compute/index.ts';
import { REPLICATES } from '../model/measure/estimate.ts';
import type { FamilySummary } from '../model/measure/family.ts';
import type { Parameters } from '../model/parameters.ts';
import type { Picture, Race, ResultSlice, Work } from './result-slice.ts';

/** A race waits this long for its family, so that both change together; then it is shown by itself. */
export const PATIENCE_MS = 120;

/** What is needed of the compute side: at most one job per channel, of which the newest is answered. */
export type ComputeClient = Pick<Compute, 'request' | 'cancel' | 'status' | 'subscribe' | 'retry'>;

export function familyJob(parameters: Parameters): FamilyJob {
  return { kind: 'family', parameters, replicates: REPLICATES };
}

export interface Connection {
  /** Asks for everything these parameters need. What is under way for others is given up. */
  ask(parameters: Parameters): void;
  /** Asks again after an error, or after no worker could start. */
  retry(): void;
  /** Stops listening and gives up what is under way. The workers belong to whoever made them. */
  dispose(): void;
}

interface FamilyAnswer {
  readonly summary: FamilySummary;
  /** Whether all graphs are in. */
  readonly complete: boolean;
  /** Whether this is the last answer, with its intervals. */
  readonly last: boolean;
}

/**
 * From parameters to results: two jobs, `race` and `family`, the newest parameters winning. A race and
 * the first answer of its family are put on show together, so that nothing jumps twice; until then the
 * old picture stays.
 */
export function connect(
  compute: ComputeClient,
  get: () => ResultSlice,
  set: (result: Partial<ResultSlice>) => void,
): Connection {
  let wanted: Parameters | null = null;
  let race: Race | null = null;
  let family: FamilyAnswer | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;

  const work = (next: Work) => set({ work: next });

  /** Puts on show what there is of the wanted parameters. */
  const show = (parameters: Parameters) => {
    clearTimeout(patience);
    const before = get().picture;
    const picture: Picture | null = race
      ? {
          race,
          raceOf: parameters,
          family: family?.summary ?? before?.family ?? null,
          familyOf: family ? parameters : (before?.familyOf ?? null),
          complete: family?.complete ?? false,
        }
      : before;
    if (family?.last && race) set({ picture, work: { status: 'complete' } });
    else if (family && race) set({ picture, work: { status: 'partial', share: shareOf(get()) } });
    else set({ picture });
  };

  const failed = ({ kind, message }: Failure) => {
    // A race that was waiting for its family waits in vain.
    if (race && wanted && get().picture?.raceOf !== wanted) show(wanted);
    clearTimeout(patience);
    work({ status: kind === 'failed' ? 'error' : 'unavailable', message });
  };

  function ask(parameters: Parameters): void {
    if (disposed) return;
    wanted = parameters;
    race = null;
    family = null;
    clearTimeout(patience);
    work({ status: 'computing', share: 0 });
    // Late answers are dropped by the compute side already; this keeps the promise here too.
    const still = <A extends unknown[]>(then: (...args: A) => void) => {
      return (...args: A) => {
        if (!disposed && wanted === parameters) then(...args);
      };
    };
    const onError = still(failed);
    compute.request(
      'race',
      { kind: 'race', parameters },
      {
        onResult: still((result) => {
          race = result;
          if (family) show(parameters);
          else
            patience = setTimeout(
              still(() => show(parameters)),
              PATIENCE_MS,
            );
        }),
        onError,
      },
    );
    const onFamily = (last: boolean) =>
      still(({ summary, complete }: { summary: FamilySummary; complete: boolean }) => {
        family = { summary, complete, last };
        if (race) show(parameters);
      });
    compute.request('family', familyJob(parameters), {
      onPartial: onFamily(false),
      onResult: onFamily(true),
      onProgress: still((share) => {
        const { work: now } = get();
        if (now.status === 'computing' || now.status === 'partial') work({ ...now, share });
      }),
      onError,
    });
  }

  // The channels say it too, but only where something is under way.
  const unsubscribe = compute.subscribe(() => {
    const status = compute.status();
    if (disposed || status.kind !== 'unavailable') return;
    failed({ kind: 'unavailable', message: status.message });
  });

  return {
    ask,
    retry() {
      if (disposed) return;
      compute.retry();
      if (wanted) ask(wanted);
    },
    dispose() {
      disposed = true;
      clearTimeout(patience);
      unsubscribe();
      compute.cancel('race');
      compute.cancel('family');
    },
  };
}

function shareOf({ work }: ResultSlice): number {
  return work.status === 'computing' || work.status === 'partial' ? work.share : 0;
}
