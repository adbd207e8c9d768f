import { TIME_UNIT_NAMES, TIME_UNIT_SPELLINGS, type TimeUnit } from '../../../model/time-unit.ts';
import { GraphError } from '../../graph-error.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { type JsonObject, notShown, shown } from '../../text/shape.ts';
import { type Draft, FORMAT_IDS, type FormatId, formatName } from '../format.ts';

export const TASK_GRAPH_FORMAT = 'task-graph';
export const TASK_GRAPH_VERSION = 1;
/** As `unit`: durations are in no unit. */
export const NO_UNIT = 'none';
/** As `edges`: the files that the graph was read from do not say what waits for what. */
export const UNKNOWN_EDGES = 'unknown';

/** What stands beside the steps. Throws a GraphError for what is there and is none of it. */
export function headOf(file: JsonObject): Omit<Draft, 'steps' | 'places'> {
  const remarks: Remark[] = [];
  if (file.format === TASK_GRAPH_FORMAT) remarks.push(...checkedVersion(file.version));
  const from = FORMAT_IDS.find((id) => id === file.from && id !== TASK_GRAPH_FORMAT) ?? null;
  if (from !== null) remarks.push(written(from));
  const edgesUnknown = file.edges === UNKNOWN_EDGES;
  if (edgesUnknown) {
    const said = say`what it was read from does not say what waits for what, so that nothing waits`;
    remarks.push(remark('rule', 'edges', said));
  }
  const unitless = file.unit === NO_UNIT;
  const unit = unitless ? null : unitOf(file.unit);
  return { unit, unitless, edgesUnknown, from, recorded: recordedOf(file.recorded), remarks };
}

function written(from: FormatId): Remark {
  const said = say`it was written from a graph that was read from ${formatName(from)}: what there was to say of those files is not in it`;
  return remark('rule', null, said);
}

function checkedVersion(version: unknown): Remark[] {
  if (version === undefined || version === null) {
    const said = say`the file names no version: it is read as version ${TASK_GRAPH_VERSION}`;
    return [remark('rule', null, said)];
  }
  if (version === TASK_GRAPH_VERSION) return [];
  throw new GraphError(
    'version',
    say`this program reads version ${TASK_GRAPH_VERSION}, ${notShown(version)}`,
  );
}

function unitOf(unit: unknown): TimeUnit | null {
  if (unit === undefined || unit === null) return null;
  if (typeof unit === 'string' && Object.hasOwn(TIME_UNIT_SPELLINGS, unit)) {
    return TIME_UNIT_SPELLINGS[unit];
  }
  const units = [...TIME_UNIT_NAMES, NO_UNIT].join(', ');
  throw new GraphError('unit', say`one of ${units} is expected, not ${shown(unit)}`);
}

function recordedOf(recorded: unknown): number | null {
  if (recorded === undefined || recorded === null) return null;
  if (typeof recorded === 'number' && Number.isFinite(recorded) && recorded >= 0) return recorded;
  throw new GraphError('recorded', say`a number of at least 0 is expected, not ${shown(recorded)}`);
}
