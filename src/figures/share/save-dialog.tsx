import { useMemo } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { savableOf } from './savable-of.ts';
import { SavingDialog } from './saving-dialog.tsx';

/** Takes a figure of the article or the lab along. */
export function SaveDialog({ of, site, onClose }: DialogProps) {
  const savable = useMemo(() => savableOf(of, site), [of, site]);
  return <SavingDialog of={savable} onClose={onClose} />;
}
