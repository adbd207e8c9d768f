import { catalogues, type Language } from '../../messages/index.ts';
import { idle } from '../../state/applies.ts';
import {
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
  PRESETS,
  type PresetName,
} from '../../state/parameter-table.ts';
import { optionText, parameterText, valueText } from '../controls/parameter-text.ts';

/** Settings with the preset they are compared with. */
export interface Pinned {
  readonly preset: PresetName;
  readonly parameters: Parameters;
}

export interface PinName {
  /** The first few things in which the run differs, and how many more there are. */
  readonly text: string;
  /** All of them. */
  readonly full: string;
}

/** So many things are told; of more, their number. */
const MOST_TOLD = 3;

/** Those that readers move most are told first, the others in the order of the table. */
const FIRST: readonly ParameterKey[] = [
  'agents',
  'swarm',
  'sessions',
  'rule',
  'layers',
  'steps',
  'overhead',
];
const ORDER: readonly ParameterKey[] = [
  ...FIRST,
  ...PARAMETER_KEYS.filter((key) => !FIRST.includes(key)),
];

/**
 * Pinned runs, named by what differs from the current settings; or from their preset, its name first, where that is less
 * to tell, or as much and all of them differ from the current settings in the same way.
 */
export function pinNames(
  language: Language,
  pins: readonly Pinned[],
  now: Parameters,
): readonly PinName[] {
  const told = pins.map(({ parameters }) => differing(parameters, now));
  const [first = []] = told;
  const alike =
    pins.length > 1 &&
    first.some((key) =>
      pins.every(({ parameters }, i) => {
        return told[i].includes(key) && parameters[key] === pins[0].parameters[key];
      }),
    );
  return pins.map((pin, i) => {
    const own = differing(pin.parameters, PRESETS[pin.preset]);
    const fromNow = told[i].length;
    const fromPreset = 1 + own.length;
    const { presets } = catalogues[language].page.controls;
    const parts = (keys: readonly ParameterKey[]) =>
      keys.map((key) => partText(language, key, pin.parameters));
    if (fromNow > 0 && (fromPreset < fromNow || (alike && fromPreset === fromNow))) {
      return joined(language, [presets[pin.preset].label, ...parts(own)]);
    }
    return joined(language, parts(told[i]));
  });
}

/** Parameters in which two settings differ; those without effect in the pinned run only where no others do. */
function differing(pin: Parameters, now: Parameters): ParameterKey[] {
  const all = ORDER.filter((key) => pin[key] !== now[key]);
  const felt = all.filter((key) => idle(pin, key) === null);
  return felt.length > 0 ? felt : all;
}

function joined(language: Language, parts: readonly string[]): PinName {
  const { name: text } = catalogues[language].pins;
  const full = parts.length === 0 ? text.asNow : parts.join(text.comma);
  if (parts.length <= MOST_TOLD) return { text: full, full };
  const told = parts.slice(0, MOST_TOLD).join(text.comma);
  const more = new Intl.NumberFormat(language).format(parts.length - MOST_TOLD);
  return { text: text.more(told, more), full };
}

/** One setting as it would be said: 64 agents, recursive, merging 60%. */
function partText(language: Language, key: ParameterKey, parameters: Parameters): string {
  const messages = catalogues[language];
  const { name: text } = messages.pins;
  const count = (n: number) => [new Intl.NumberFormat(language).format(n), n === 1] as const;
  const { agents, sessions, layers, steps, graphs, swarm, rule, overhead } = parameters;
  switch (key) {
    case 'agents':
      return text.agents(...count(agents));
    case 'sessions':
      return text.sessions(...count(sessions));
    case 'graphs':
      return text.graphs(...count(graphs));
    case 'layers':
      return layers === null ? text.drawnLayers : text.layers(...count(layers));
    case 'steps':
      return steps === null ? text.drawnSteps : text.steps(count(steps)[0]);
    case 'swarm':
      return text.swarm[swarm];
    case 'rule':
      return text.rule(optionText(messages, key, rule).label);
    case 'overhead':
      return overhead ? text.overhead.on : text.overhead.off;
    default:
      return text.setting(
        parameterText(language, key).label,
        valueText(language, messages, key, parameters[key]),
      );
  }
}
