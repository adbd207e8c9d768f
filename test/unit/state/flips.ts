import { isDeepStrictEqual } from 'node:util';
import { definition, type ParameterKey, type Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { ruleFits } from '../../../src/state/applies.ts';
import { family } from '../../../workers/jobs/family.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';

const raceOf = (parameters: Parameters) => finish(race({ kind: 'race', parameters }));
const familyOf = (parameters: Parameters) =>
  finish(family({ kind: 'family', parameters, replicates: 0 }));

/** Everything that a picture is drawn from. */
export function results(parameters: Parameters) {
  return { race: raceOf(parameters), family: familyOf(parameters) };
}

/** Whether these parameters give the same; a family is run only where the race does not tell. */
export function givesSame(parameters: Parameters, before: ReturnType<typeof results>): boolean {
  return (
    isDeepStrictEqual(raceOf(parameters), before.race) &&
    isDeepStrictEqual(familyOf(parameters), before.family)
  );
}

/** Small graphs on which every parameter that has an effect shows it. */
export const small: Parameters = {
  ...PRESETS.september,
  meanSteps: 50,
  meanLayers: 6,
  layersSpread: 0.8,
  noiseOf: 'graph',
  graphs: 3,
  agents: 6,
  sessions: 2,
  scheduling: 0.2,
  forkDepth: 3,
  refill: false,
};

/** Other values of a parameter: every other option, or a number well away from the one at hand. */
function others(parameters: Parameters, key: ParameterKey): Partial<Parameters>[] {
  const parameter = definition(key);
  const now = parameters[key];
  if (parameter.kind === 'switch') return [{ [key]: !now }];
  if (parameter.kind === 'choice') {
    return parameter.options.filter((option) => option !== now).map((to) => ({ [key]: to }));
  }
  const [least, most] = parameter.bounds;
  const number = typeof now === 'number' ? now : key === 'layers' ? 4 : 40;
  const whole = parameter.kind === 'integer';
  const moved = [whole ? number + 1 : number + 0.1, whole ? number - 1 : number - 0.1];
  const values: unknown[] = moved.filter((value) => value >= least && value <= most);
  if (parameter.none !== undefined && now !== null) values.push(null);
  return values.map((value) => ({ [key]: value }));
}

/** These parameters with another value of one of them, in every way that goes together with the others. */
export function flips(parameters: Parameters, key: ParameterKey): Parameters[] {
  return others(parameters, key)
    .map((change) => ({ ...parameters, ...change }))
    .filter((each) => ruleFits(each, each.rule));
}
