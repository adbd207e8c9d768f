import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';

/** A dialog about a figure. */
export interface DialogProps {
  readonly of: Shareable;
  readonly site: Site;
  readonly onClose: () => void;
}
