import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { readingFile } from '../../in-file.ts';
import { atLine, type Place } from '../../place.ts';
import { say } from '../../said.ts';
import { isObject, type JsonObject, shown } from '../../text/shape.ts';
import type { SourceFile } from '../../text/source-file.ts';
import { yamlDocument } from '../../text/yaml.ts';
import type { Reading } from '../format.ts';
import { placeIn } from '../shared/place-in.ts';
import { type Matrix, matrixOf } from './matrix.ts';

export interface WorkflowJob {
  readonly id: string;
  /** As it is shown, with its expressions as they stand; the id where it has none. */
  readonly name: string;
  readonly needs: readonly string[];
  readonly matrix: Matrix;
  /** What each of its steps is called. */
  readonly steps: readonly string[];
  /** Whether it calls another workflow, whose jobs are not known here. */
  readonly calls: boolean;
  readonly place: Place;
  /** Of each of `needs`. */
  needPlace(need: number): Place;
}

/**
 * The jobs of a workflow of GitHub Actions. Throws a GraphError naming the line: for what is no YAML, and for jobs and needs that
 * are none.
 */
export function* workflowJobs(file: SourceFile, several: boolean): Reading<WorkflowJob[]> {
  const parsed = readingFile(file.name, several, yamlDocument(file.text, true));
  const { document, lines } = yield* parsed;
  const inFile = placeIn(file, several);
  const placeOf = (node: unknown): Place => {
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return inFile(offset === undefined ? 'jobs' : atLine(lines.linePos(offset).line));
  };
  const read = inPlainValues(document, inFile);
  const jobs = isObject(read) ? read.jobs : undefined;
  const nodes = document.get('jobs', true);
  if (!isObject(jobs)) {
    throw new GraphError(
      inFile('jobs'),
      say`the jobs of a workflow are expected, not ${shown(jobs)}`,
    );
  }
  const ids = Object.keys(jobs);
  if (ids.length === 0) throw new GraphError(placeOf(nodes), say`the workflow has no jobs`);
  const pairs = new Map(
    (isMap(nodes) ? nodes.items : []).map((pair) => [
      isScalar(pair.key) ? String(pair.key.value) : '',
      pair,
    ]),
  );
  return ids.map((id): WorkflowJob => {
    const pair = pairs.get(id);
    const place = placeOf(pair?.key);
    const job = jobs[id];
    if (!isObject(job)) {
      throw new GraphError(place, say`the job ${quoted(id)} must be an object, not ${shown(job)}`);
    }
    const needsNode = isMap(pair?.value) ? pair.value.get('needs', true) : undefined;
    const needPlace = (need: number): Place => {
      const node = isSeq(needsNode) ? (needsNode.items[need] as Node | undefined) : needsNode;
      return isNode(node) && !isAlias(node) ? placeOf(node) : place;
    };
    const steps = Array.isArray(job.steps) ? job.steps.map(stepName) : [];
    const name = typeof job.name === 'string' && job.name !== '' ? job.name : id;
    const needs = needsOf(id, job.needs, needPlace);
    const matrix = matrixOf(place, job.strategy);
    const calls = typeof job.uses === 'string';
    return { id, name, needs, matrix, steps, calls, place, needPlace };
  });
}

function inPlainValues(document: Document.Parsed, inFile: (place: Place) => Place): unknown {
  try {
    const values: unknown = document.toJS({ maxAliasCount: 100 });
    // Fails where something holds itself.
    JSON.stringify(values);
    return values;
  } catch {
    throw new GraphError(inFile('jobs'), say`its aliases lead to nothing or to more than is read`);
  }
}

function needsOf(id: string, needs: unknown, placeOf: (need: number) => Place): string[] {
  if (needs === undefined || needs === null) return [];
  const list = Array.isArray(needs) ? needs : [needs];
  return list.map((need, j) => {
    if (typeof need === 'string') return need;
    throw new GraphError(
      placeOf(j),
      say`${quoted(id)} must need jobs by their ids, not ${shown(need)}`,
    );
  });
}

/** As GitHub shows it. */
function stepName(step: unknown): string {
  const { name, uses, run }: JsonObject = isObject(step) ? step : {};
  if (typeof name === 'string') return name;
  if (typeof uses === 'string') return uses;
  return typeof run === 'string' ? firstLine(run) : '';
}

function firstLine(text: string): string {
  const [line] = text.trim().split('\n', 1);
  return line;
}
