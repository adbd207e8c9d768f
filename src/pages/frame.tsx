import type { ReactNode } from 'react';
import type { PageKind } from './addresses.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export interface FrameProps {
  readonly kind: PageKind;
  /** Where the first link of the page leads: past everything before the figure. */
  readonly skip: string;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** What stands around the content of every page. */
export function Frame({ kind, skip, onLeave, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#figure">
        {skip}
      </a>
      <Header kind={kind} {...(onLeave ? { onLeave } : {})} />
      <main>{children}</main>
      <Footer />
    </>
  );
}
