import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { listOf, mapOf, type YamlNode } from '../../text/yaml/nodes.ts';
import { scalarText, scalarValue } from '../../text/yaml/scalars.ts';
import { yamlWithList } from '../../text/yaml.ts';
import type { Reading } from '../format.ts';

/** A task as it stands in the file. */
export interface DslabTask {
  readonly name: string;
  /** As `StepInput.duration`. */
  readonly flops: unknown;
  readonly inputs: readonly DataItem[];
  readonly outputs: readonly DataItem[];
  readonly line: number;
  readonly flopsLine: number;
}

export interface DataItem {
  readonly item: string;
  readonly line: number;
}

export interface DslabFile {
  readonly tasks: readonly DslabTask[];
  /** Data that is there from the beginning. */
  readonly given: readonly string[];
  /** How many data items have a size. */
  readonly sizes: number;
}

/** Throws a GraphError for what is no YAML, and for what has not the shape of a DSLab file. */
export function* readDslab(text: string): Reading<DslabFile> {
  const reader = new DslabReader();
  const tasks: DslabTask[] = [];
  const read = yamlWithList(text, 'tasks', (task) => tasks.push(reader.task(task)));
  const root = mapOf(yield* read);
  if (root === null || listOf(root.get('tasks')) === null) {
    throw new GraphError(null, say`a list of tasks is expected under ${quoted('tasks')}`);
  }
  const given = reader.items(root.get('inputs'), 'inputs').map(({ item }) => item);
  return { given, tasks, sizes: reader.sizes };
}

class DslabReader {
  sizes = 0;

  task(node: YamlNode): DslabTask {
    const { line } = node;
    const task = mapOf(node);
    if (task === null) {
      throw new GraphError(atLine(line), say`a task is expected here, with its name and flops`);
    }
    const name = scalarText(task.get('name'));
    if (name === null) throw new GraphError(atLine(line), say`the name of the task is missing`);
    const flops = task.get('flops');
    return {
      name,
      flops: scalarValue(flops),
      inputs: this.items(task.get('inputs'), 'inputs'),
      outputs: this.items(task.get('outputs'), 'outputs'),
      line,
      flopsLine: flops?.line ?? line,
    };
  }

  /** Names of data items, which may be written with a size or without. */
  items(node: YamlNode | undefined, key: string): DataItem[] {
    if (node === undefined || scalarValue(node) === null) return [];
    const list = listOf(node);
    if (list === null) {
      throw new GraphError(atLine(node.line), say`a list is expected under ${quoted(key)}`);
    }
    return list.items.map((each) => {
      const map = mapOf(each);
      if (map?.get('size') !== undefined) this.sizes++;
      const item = scalarText(map === null ? each : map.get('name'));
      const { line } = each;
      if (item === null)
        throw new GraphError(atLine(line), say`the name of a data item is missing`);
      return { item, line };
    });
  }
}
