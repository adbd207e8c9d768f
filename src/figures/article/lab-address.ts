import { writeLink } from '../../link/write-link.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { PresetName } from '../../model/presets.ts';
import { settle } from '../../state/settle.ts';

/** The lab at some settings, changed so that it shows what a figure shows. */
export function labAddress(
  lab: string,
  preset: PresetName,
  parameters: Parameters,
  changes: Partial<Parameters>,
): string {
  const settled = settle({ ...parameters, ...changes }, preset);
  return lab + writeLink({ preset, parameters: settled.parameters });
}
