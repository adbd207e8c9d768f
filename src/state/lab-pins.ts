import type { FamilyJob } from '../compute/index.ts';
import type { Settings } from '../link/link-state.ts';
import type { FamilySummary } from '../model/measure/family.ts';
import type { Parameters } from '../model/parameters.ts';
import { type ComputeClient, familyJob } from './connect.ts';
import type { EditHistory } from './edits.ts';
import type { LinkSlice } from './link-slice.ts';
import { type PinStatus, PinWork } from './pin-work.ts';
import type { ResultSlice } from './result-slice.ts';
import { sameLists } from './same-lists.ts';

/** The family of a pinned run. */
export interface PinnedFamily {
  /** Among the pins, from 0. */
  readonly place: number;
  readonly settings: Settings;
  readonly family: FamilySummary;
}

export interface PinSlice {
  /** The pins whose families are in, but for one that is the very family on show. */
  readonly ghosts: readonly PinnedFamily[];
  /** How each pin stands, in their order. */
  readonly standings: readonly PinStatus[];
}

export const NO_GHOSTS: PinSlice = { ghosts: [], standings: [] };

/** What the pins follow from. */
interface Followed extends LinkSlice, ResultSlice, PinSlice {
  readonly history: EditHistory;
}

interface Store {
  getState(): Followed;
  setState(change: Partial<PinSlice>): void;
  subscribe(listener: (state: Followed, before: Followed) => void): () => void;
}

/** Computes the families of the pins whenever the lab has nothing else to do. The function returned ends it. */
export function followPins(store: Store, compute: ComputeClient): () => void {
  const work = new PinWork<FamilyJob>(compute, 'family', () => show());
  const textOf = remembered((parameters: Parameters) => JSON.stringify(familyJob(parameters)));
  const jobsOf = remembered((pins: readonly Settings[]) =>
    pins.map(({ parameters }) => familyJob(parameters)),
  );

  const show = () => {
    const { pins, picture, ghosts, standings } = store.getState();
    const shown = picture?.familyOf ? textOf(picture.familyOf) : null;
    const nextGhosts = pins.flatMap((settings, place): PinnedFamily[] => {
      const text = textOf(settings.parameters);
      const result = text === shown ? undefined : work.result(text);
      return result ? [{ place, settings, family: result.summary }] : [];
    });
    const nextStandings = work.statuses();
    const sameGhosts = sameLists(
      ghosts,
      nextGhosts,
      (a, b) => a.place === b.place && a.settings === b.settings && a.family === b.family,
    );
    const sameStandings = sameLists(standings, nextStandings);
    if (sameGhosts && sameStandings) return;
    store.setState({
      ...(sameGhosts ? {} : { ghosts: nextGhosts }),
      ...(sameStandings ? {} : { standings: nextStandings }),
    });
  };

  const follow = () => {
    const { pins, parameters, picture, work: now, history } = store.getState();
    const whole = now.status === 'complete' && picture?.familyOf === parameters;
    const family = whole ? picture.family : null;
    const current = textOf(parameters);
    work.want({
      jobs: jobsOf(pins),
      current,
      shown: family && {
        text: current,
        result: { kind: 'family', summary: family, complete: true },
      },
      free: whole && !history.last?.held,
    });
    show();
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (state.pins.length === 0 && before.pins.length === 0) return;
    const same =
      state.pins === before.pins &&
      state.parameters === before.parameters &&
      state.picture === before.picture &&
      state.work.status === before.work.status &&
      state.history.last?.held === before.history.last?.held;
    if (!same) follow();
  });
  return () => {
    unsubscribe();
    work.dispose();
  };
}

/** The same function, with what it said last time where it is asked for the same few again. */
function remembered<A extends object, R>(of: (argument: A) => R): (argument: A) => R {
  const known = new WeakMap<A, { readonly value: R }>();
  return (argument) => {
    const before = known.get(argument) ?? { value: of(argument) };
    known.set(argument, before);
    return before.value;
  };
}
