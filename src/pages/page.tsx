import { UndoBar } from '../components/manners/undo-bar.tsx';
import { LanguageProvider, useMessages } from '../components/messages-context.tsx';
import { ErrorBoundary } from '../components/notice/error-boundary.tsx';
import type { Lab } from '../figures/race/create-lab.ts';
import { RaceLab } from '../figures/race/race-lab.tsx';
import { writeLink } from '../link/write-link.ts';
import type { Language } from '../messages/index.ts';
import { Frame } from './frame.tsx';
import { Suggestions } from './suggestions.tsx';

export interface PageProps {
  readonly language: Language;
  readonly lab: Lab;
  readonly onLeave?: () => void;
  /** The reader asked for a fresh figure after it broke. */
  readonly onReset?: () => void;
}

/** The lab: a page around the race, the same when the site is built and in the browser. */
export function Page({ language, ...props }: PageProps) {
  return (
    <LanguageProvider value={language}>
      <Layout {...props} />
    </LanguageProvider>
  );
}

function Layout({ lab, onLeave, onReset }: Omit<PageProps, 'language'>) {
  const { page } = useMessages();
  return (
    <Frame kind="lab" skip={page.skip} {...(onLeave ? { onLeave } : {})}>
      <div className="lab-head wide">
        <h1>{page.labPage.title}</h1>
        <p>{page.labPage.lead}</p>
        <UndoBar store={lab.store} place="line" />
      </div>
      <div className="wide">
        <ErrorBoundary
          name="race"
          about={() => {
            const state = lab.store.getState();
            return { query: writeLink(state), digest: state.picture?.race.digest ?? null };
          }}
          onReset={onReset ?? (() => {})}
        >
          <RaceLab lab={lab} />
        </ErrorBoundary>
      </div>
      <Suggestions lab={lab} />
    </Frame>
  );
}
