import type { ReactNode } from 'react';
import { writeLink } from '../link/write-link.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { type Target, useProse } from './prose-context.tsx';
import { parseSettings, type Settings } from './settings.ts';

interface SetProps {
  readonly set: string;
  readonly children: ReactNode;
}

/** A link that opens the lab in a state. */
export function Lab({ set, children }: SetProps) {
  const { address } = useProse();
  const settings = useSettings(set);
  if (!settings) return children;
  const { changes } = settings;
  const preset = settings.preset ?? DEFAULT_PRESET;
  const parameters = { ...PRESETS[preset], ...changes };
  const query = writeLink({ preset, parameters });
  return <a href={address('lab') + query}>{children}</a>;
}

/** A button in the text that changes the settings of the figures. */
export function Try({ set, children }: SetProps) {
  const { medium } = useProse();
  const settings = useSettings(set);
  if (!settings || medium === 'feed') return children;
  return (
    <button type="button" className="try" data-try={set} disabled>
      {children}
    </button>
  );
}

/** A link to another page of the site. */
export function PageLink({ to, children }: { readonly to: Target; readonly children: ReactNode }) {
  return <a href={useProse().address(to)}>{children}</a>;
}

function useSettings(text: string): Settings | null {
  const { book } = useProse();
  try {
    return parseSettings(text);
  } catch (error) {
    book.problem((error as Error).message);
    return null;
  }
}
