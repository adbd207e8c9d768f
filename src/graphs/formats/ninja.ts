import { GraphError } from '../graph-error.ts';
import { atLine } from '../place.ts';
import { remark } from '../remark.ts';
import { say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { within } from '../text/reading.ts';
import type { DecisionOption, Draft, GraphFormat, Reading } from './format.ts';
import { draftOf, placesAt } from './ninja/draft.ts';
import { NINJA_LOG, type NinjaEntry, type NinjaLog, readNinjaLog } from './ninja/log.ts';
import { type NinjaManifest, readManifest } from './ninja/manifest.ts';
import { aboutLog, aboutManifest, recordedOf, SEVERAL_BUILDS } from './ninja/remarks.ts';
import { decided } from './shared/decide.ts';
import { distinctIds } from './shared/distinct-ids.ts';

/** A line of a manifest, which a line of a graph of Graphviz (`build -> test [label="a: b"]`) is not. No line is gone through twice. */
const STATEMENT = /^(build [^\r\n\u2028\u2029"[>]*(:|\$$)|rule [\w.-]+$)/m;

/**
 * Builds of ninja: what waits for what from `build.ninja`, how long it took from `.ninja_log`. Either alone tells half, and
 * that is said.
 */
export const ninja: GraphFormat = {
  id: 'ninja',
  signs: { text: 'build …: …, # ninja log' },
  recognises({ text }) {
    if (NINJA_LOG.test(text)) return true;
    return STATEMENT.test(text) && !/^\s*[<{[]/.test(text);
  },
  *read(files, choices) {
    const logs = files.filter(({ text }) => NINJA_LOG.test(text));
    const manifests = files.filter((file) => !logs.includes(file));
    if (logs.length > 1) {
      throw new GraphError(
        null,
        say`there is more than one log of ninja: one build is read at a time`,
        null,
        'not-together',
      );
    }
    const log =
      logs.length === 1 ? yield* within(readNinjaLog(logs[0], files.length > 1), 0, 0.3) : null;
    if (log && log.entries.size === 0) throw new GraphError(null, say`the log holds no step`);
    if (manifests.length === 0 && log) return logAlone(log);
    const manifest = yield* within(readManifest(manifests, files.length > 1), 0.3, 0.6);
    if (manifest.builds.length === 0) {
      throw new GraphError(null, say`there is no ${'"build"'} statement in it`);
    }
    const steps = log ? together(manifest, log, choices.durations) : manifestAlone(manifest);
    return yield* within(steps, 0.6, 1);
  },
};

/** The last entry of each statement that ran. */
function entriesOf({ builds }: NinjaManifest, { entries }: NinjaLog): (NinjaEntry | null)[] {
  return builds.map(({ rule, outputs }) => {
    if (rule === 'phony') return null;
    const found = outputs.flatMap((output) => entries.get(output) ?? []);
    return found.reduce<NinjaEntry | null>(
      (last, entry) => (last === null || entry.line > last.line ? entry : last),
      null,
    );
  });
}

const FROM_LOG: DecisionOption = { key: 'log', about: say`the times in ninja's log` };
const ONE: DecisionOption = { key: 'one', about: say`1 for every step` };

function* together(manifest: NinjaManifest, log: NinjaLog, wanted: string | null): Reading {
  const { builds } = manifest;
  const entries = entriesOf(manifest, log);
  const durations = decided([FROM_LOG, ONE], wanted);
  const runs = (build: number): boolean => entries[build] !== null;
  if (!entries.some((entry) => entry !== null)) {
    throw new GraphError(
      null,
      say`nothing that the log names is built by the manifest`,
      null,
      'not-together',
    );
  }
  const lengthOf = (build: number): number => {
    const entry = entries[build];
    if (entry === null) return 0;
    return durations.used === 'log' ? entry.end - entry.start : 1;
  };
  const draft = yield* draftOf(builds, runs, lengthOf);
  const timed = durations.used === 'log';
  const unrun = builds.filter(({ rule }, i) => rule !== 'phony' && entries[i] === null);
  const made = new Set(builds.flatMap(({ outputs }) => outputs));
  const foreign = Array.from(log.entries.keys()).filter((output) => !made.has(output));
  const remarks = [...draft.remarks, ...aboutManifest(manifest), ...aboutLog(log)];
  if (unrun.length > 0) {
    const said = say`the statement is not in the log and counts as no time`;
    remarks.push(remark('rule', unrun[0].place, said, unrun.length - 1));
  }
  if (foreign.length > 0) {
    const said = say`outputs in the log that the manifest does not build (${counted(foreign.length)}) are left out`;
    remarks.push(remark('ignored', null, said));
  }
  const ran = entries.filter((entry) => entry !== null);
  const recorded = timed ? recordedOf(ran) : null;
  if (timed && recorded === null) remarks.push(SEVERAL_BUILDS);
  return { ...draft, unit: timed ? 'ms' : null, unitless: !timed, remarks, durations, recorded };
}

function* manifestAlone(manifest: NinjaManifest): Reading {
  const { builds } = manifest;
  const runs = (build: number): boolean => builds[build].rule !== 'phony';
  const draft = yield* draftOf(builds, runs, (build) => Number(runs(build)));
  const said = say`without ninja's log (${'.ninja_log'}) every step counts 1: give both files together`;
  return {
    ...draft,
    unit: null,
    unitless: true,
    remarks: [remark('rule', null, said), ...draft.remarks, ...aboutManifest(manifest)],
  };
}

/** What one command made at once is one step; nothing is known of what waits for what. */
function logAlone(log: NinjaLog): Draft {
  const commands = new Map<string, NinjaEntry>();
  for (const entry of log.entries.values()) {
    const key = `${entry.build} ${entry.start} ${entry.end} ${entry.hash}`;
    if (!commands.has(key)) commands.set(key, entry);
  }
  const ran = Array.from(commands.values());
  const ids = distinctIds(ran.map(({ output }) => output));
  const steps = ran.map(({ start, end }, i) => ({ id: ids[i], duration: end - start, needs: [] }));
  const said = say`a log alone does not say what waits for what, so that nothing waits: give it together with ${'build.ninja'}`;
  const place = (i: number) => atLine(ran[i].line);
  const recorded = recordedOf(ran);
  const remarks = [remark('rule', null, said), ...aboutLog(log)];
  if (recorded === null) remarks.push(SEVERAL_BUILDS);
  const places = placesAt(place);
  return { steps, places, unit: 'ms', remarks, recorded, edgesUnknown: true };
}
