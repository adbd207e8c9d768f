import type { ParameterKey, Parameters } from '../../model/parameters.ts';
import { optionsError, swarmOptions } from '../../model/swarm/options.ts';
import { Arguments, type Option } from '../arguments.ts';
import { AGENTS_LIST, SET } from '../options.ts';
import { settings } from '../settings.ts';
import { UsageError } from '../usage-error.ts';
import { type Axis, agentsAxis, axisOf } from './axis.ts';

const MOST_CELLS = 1_000_000;

/**
 * The cells of a sweep: every combination of the values of its axes, which are in the order in which they were given,
 * the last varying fastest, and for every combination each number of agents.
 */
export class Cells {
  /** What the axes set, the agents left out. */
  readonly keys: readonly ParameterKey[];
  /** Numbers of agents. */
  readonly sizes: readonly number[];
  /** How many combinations there are. */
  readonly combinations: number;
  private readonly axes: readonly Axis[];
  private readonly options: readonly Option[];
  private readonly given: readonly (readonly [string, readonly string[]])[];

  /** Throws a UsageError for lists that cannot be used or make too many cells. */
  constructor(args: Arguments, options: readonly Option[]) {
    this.axes = args.texts(SET.name).map(axisOf);
    this.keys = this.axes.map((axis) => axis.key);
    this.sizes = agentsAxis(args.text(AGENTS_LIST.name)).texts.map(Number);
    this.options = options;
    this.given = options.map(({ name }) => [name, args.texts(name)]);
    this.combinations = this.axes.reduce((product, { texts }) => product * texts.length, 1);
    if (this.count > MOST_CELLS) {
      throw new UsageError(`${this.count} cells are too many; a sweep has at most ${MOST_CELLS}`);
    }
  }

  get count(): number {
    return this.combinations * this.sizes.length;
  }

  /**
   * Parameters of a combination, whose number of agents does not count. Throws a UsageError when the options
   * contradict each other, and one that names the combination when its values do.
   */
  at(combination: number): Parameters {
    const values = this.textsOf(combination);
    const parameters = settings(
      new Arguments(new Map([...this.given, [SET.name, values]])),
      this.options,
    );
    const swarm = parameters.swarm === 'independent' ? null : swarmOptions(parameters, 1);
    const error = swarm && optionsError(swarm);
    if (error) throw new UsageError(values.length > 0 ? `${values.join(', ')}: ${error}` : error);
    return parameters;
  }

  /** `layers=4`, by axis. */
  private textsOf(combination: number): string[] {
    const texts: string[] = [];
    let rest = combination;
    for (const axis of this.axes.toReversed()) {
      texts.push(`${axis.key}=${axis.texts[rest % axis.texts.length]}`);
      rest = Math.floor(rest / axis.texts.length);
    }
    return texts.reverse();
  }
}
