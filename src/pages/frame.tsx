import type { ReactNode } from 'react';
import type { PageKind } from './addresses.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export interface FrameProps {
  readonly kind: PageKind;
  /** The words of the first link of the page, past everything before its content. */
  readonly skip: string;
  /** The id of what that link leads to. */
  readonly to?: string;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** What stands around the content of every page. */
export function Frame({ kind, skip, to = 'figure', onLeave, children }: FrameProps) {
  return (
    <>
      <a className="skip" href={`#${to}`}>
        {skip}
      </a>
      {/* Where only the header lives in the browser, it is found by its id. */}
      <div id="header">
        <Header kind={kind} {...(onLeave ? { onLeave } : {})} />
      </div>
      <main>{children}</main>
      <Footer kind={kind} />
    </>
  );
}
