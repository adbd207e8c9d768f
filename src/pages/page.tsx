import { LanguageProvider, useMessages } from '../components/messages-context.tsx';
import { ErrorBoundary } from '../components/notice/error-boundary.tsx';
import type { Lab } from '../figures/race/create-lab.ts';
import { FIGURES } from '../figures/registry.ts';
import type { Language } from '../messages/index.ts';
import type { LabKind } from './addresses.ts';
import { Frame } from './frame.tsx';
import { FrontIntro } from './front-intro.tsx';

export interface PageProps {
  readonly language: Language;
  readonly kind: LabKind;
  readonly lab: Lab;
  readonly onLeave?: () => void;
  /** The reader asked for a fresh figure after it broke. */
  readonly onReset?: () => void;
}

/** A page around the race, the same when the site is built and in the browser. */
export function Page({ language, ...props }: PageProps) {
  return (
    <LanguageProvider value={language}>
      <Layout {...props} />
    </LanguageProvider>
  );
}

function Layout({ kind, lab, onLeave, onReset }: Omit<PageProps, 'language'>) {
  const { page } = useMessages();
  const Race = FIGURES.race.component;
  return (
    <Frame kind={kind} skip={page.skip} {...(onLeave ? { onLeave } : {})}>
      {kind === 'front' ? (
        <FrontIntro lab={lab} />
      ) : (
        <div className="lab-head wide">
          <h1>{page.labPage.title}</h1>
          <p>{page.labPage.lead}</p>
        </div>
      )}
      <div className="wide">
        <ErrorBoundary name="race" onReset={onReset ?? (() => {})}>
          <Race lab={lab} />
        </ErrorBoundary>
      </div>
    </Frame>
  );
}
