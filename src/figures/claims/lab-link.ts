import type { Claim } from '../../claims/claim.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Recomputation } from './recomputation.ts';

/** The address of the lab in the state that shows a claim. `lab`: the address of the lab itself. */
export function labLink(lab: string, { name, study }: Recomputation, { state }: Claim): string {
  const parameters = { ...study.parameters, ...state };
  // A study has the name of its preset.
  return lab + writeLink({ preset: name, parameters });
}
