import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { YamlFile } from './yaml.ts';

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

/** Throws a GraphError for what has not the shape of a DSLab file. */
export function readDslab(yaml: YamlFile): DslabFile {
  const reader = new DslabReader(yaml);
  const root = yaml.entries(yaml.root);
  const tasks = root === null ? null : yaml.items(root.get('tasks'));
  if (root === null || tasks === null) {
    throw new GraphError(null, say`a list of tasks is expected under ${quoted('tasks')}`);
  }
  return {
    given: reader.items(root.get('inputs'), 'inputs').map(({ item }) => item),
    tasks: tasks.map((task) => reader.task(task)),
    sizes: reader.sizes,
  };
}

class DslabReader {
  sizes = 0;

  constructor(private readonly yaml: YamlFile) {}

  task(node: unknown): DslabTask {
    const { yaml } = this;
    const line = yaml.lineOf(node);
    const entries = yaml.entries(node);
    if (entries === null)
      throw new GraphError(atLine(line), say`a task is expected here, with its name and flops`);
    const name = yaml.text(entries.get('name'));
    if (name === null) throw new GraphError(atLine(line), say`the name of the task is missing`);
    const flops = entries.get('flops');
    return {
      name,
      flops: yaml.scalar(flops),
      inputs: this.items(entries.get('inputs'), 'inputs'),
      outputs: this.items(entries.get('outputs'), 'outputs'),
      line,
      flopsLine: flops === undefined ? line : yaml.lineOf(flops),
    };
  }

  /** Names of data items, which may be written with a size or without. */
  items(node: unknown, key: string): DataItem[] {
    const { yaml } = this;
    if (node === undefined || yaml.scalar(node) === null) return [];
    const items = yaml.items(node);
    if (items === null) {
      throw new GraphError(atLine(yaml.lineOf(node)), say`a list is expected under ${quoted(key)}`);
    }
    return items.map((each) => {
      const entries = yaml.entries(each);
      if (entries?.has('size')) this.sizes++;
      const item = yaml.text(entries === null ? each : entries.get('name'));
      const line = yaml.lineOf(each);
      if (item === null)
        throw new GraphError(atLine(line), say`the name of a data item is missing`);
      return { item, line };
    });
  }
}
