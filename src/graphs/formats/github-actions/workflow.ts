import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { inFile } from '../../in-file.ts';
import { atLine, type Place } from '../../place.ts';
import { say } from '../../said.ts';
import { isObject, type JsonObject, notShown } from '../../text/shape.ts';
import type { SourceFile } from '../../text/source-file.ts';
import { listOf, mapOf, YamlAlias, type YamlNode } from '../../text/yaml/nodes.ts';
import { plainValues } from '../../text/yaml/plain.ts';
import { yamlRoot } from '../../text/yaml.ts';
import { placeIn } from '../shared/place-in.ts';
import { allowJobs } from './limits.ts';
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
export function workflowJobs(file: SourceFile, several: boolean): WorkflowJob[] {
  allowJobs(jobsIn(file.text));
  const { root, read } = inFile(file.name, several, () => {
    const root = yamlRoot(file.text, true);
    return { root, read: plainValues(root) };
  });
  const placed = placeIn(file, several);
  const placeOf = (node: { readonly line: number } | null | undefined): Place =>
    placed(node ? atLine(node.line) : 'jobs');
  const jobs = isObject(read) ? read.jobs : undefined;
  const jobsNode = mapOf(root)?.get('jobs');
  if (!isObject(jobs)) {
    throw new GraphError(
      placed('jobs'),
      say`the jobs of a workflow are expected, ${notShown(jobs)}`,
    );
  }
  const ids = Object.keys(jobs);
  if (ids.length === 0) throw new GraphError(placeOf(jobsNode), say`the workflow has no jobs`);
  allowJobs(ids.length);
  return ids.map((id): WorkflowJob => {
    const entry = mapOf(jobsNode)?.entry(id);
    const place = placeOf(entry);
    const job = jobs[id];
    if (!isObject(job)) {
      throw new GraphError(place, say`the job ${quoted(id)} must be an object, ${notShown(job)}`);
    }
    const needsNode = mapOf(entry?.value)?.get('needs');
    const needPlace = (need: number): Place => {
      const list = listOf(needsNode);
      const node: YamlNode | undefined = list === null ? needsNode : list.items[need];
      return node === undefined || node instanceof YamlAlias ? place : placeOf(node);
    };
    const steps = Array.isArray(job.steps) ? job.steps.map(stepName) : [];
    const name = typeof job.name === 'string' && job.name !== '' ? job.name : id;
    const needs = needsOf(id, job.needs, needPlace);
    const matrix = matrixOf(place, job.strategy);
    const calls = typeof job.uses === 'string';
    return { id, name, needs, matrix, steps, calls, place, needPlace };
  });
}

/** Keys at the indentation of the first one below `jobs:`, counted before the text is parsed; 0 where it is written in a line. */
function jobsIn(text: string): number {
  const head = /^jobs[ \t]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( +)(?=[^\s#])/m.exec(text);
  if (!head) return 0;
  const indent = head[1].length;
  const key = /^( *)([^\s#-])/gm;
  key.lastIndex = head.index + head[0].length - indent;
  let jobs = 0;
  for (let found = key.exec(text); found; found = key.exec(text)) {
    const depth = found[1].length;
    // What stands further left is the workflow again.
    if (depth < indent) break;
    if (depth === indent) jobs++;
  }
  return jobs;
}

function needsOf(id: string, needs: unknown, placeOf: (need: number) => Place): string[] {
  if (needs === undefined || needs === null) return [];
  const list = Array.isArray(needs) ? needs : [needs];
  return list.map((need, j) => {
    if (typeof need === 'string') return need;
    throw new GraphError(
      placeOf(j),
      say`${quoted(id)} must need jobs by their ids, ${notShown(need)}`,
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
