/** What controls and notices need to know of the parameters: they may not reach into the model themselves. */
export {
  definition,
  isParameterKey,
  type NumberParameter,
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterGroup,
  type ParameterKey,
  type Parameters,
} from '../model/parameters.ts';
export {
  decimal,
  formatParameter,
  type Parsed,
  parseParameter,
} from '../model/parse-parameters.ts';
export { DEFAULT_PRESET, PRESET_NAMES, PRESETS, type PresetName } from '../model/presets.ts';
