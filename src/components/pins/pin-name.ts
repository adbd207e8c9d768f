import { catalogues, type Language } from '../../messages/index.ts';
import type { ParameterKey, Parameters } from '../../state/parameter-table.ts';
import { optionText, parameterText, valueText } from '../controls/parameter-text.ts';
import type { Comparison } from './comparison.ts';
import { type Naming, namings, type Pinned } from './naming.ts';

export interface PinName {
  /** The first few things in which the run differs, and how many more there are. */
  readonly text: string;
  /** All of them. */
  readonly full: string;
}

/** So many things are told; of more, their number. */
const MOST_TOLD = 3;

/** The names of pinned runs beside the current settings; `within`: where they are shown, the lab where left out. */
export function pinNames(
  language: Language,
  pins: readonly Pinned[],
  now: Parameters,
  within?: Comparison,
): readonly PinName[] {
  return namings(pins, now, within).map((naming, i) => pinName(language, pins[i], naming));
}

/** A pinned run by what it is to be named by. */
export function pinName(language: Language, pin: Pinned, { byPreset, keys }: Naming): PinName {
  const { presets } = catalogues[language].page.controls;
  return joined(language, [
    ...(byPreset ? [presets[pin.preset].label] : []),
    ...keys.map((key) => partText(language, key, pin.parameters)),
  ]);
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
