import type { ReactNode } from 'react';
import { LanguageProvider, useMessages } from '../components/messages-context.tsx';
import { ErrorBoundary } from '../components/notice/error-boundary.tsx';
import { ClaimsFigure } from '../figures/claims/claims-figure.tsx';
import type { Claims } from '../figures/claims/create-claims.ts';
import type { Language } from '../messages/index.ts';
import { addressOf } from './addresses.ts';
import { Frame } from './frame.tsx';
import { withTerms } from './terms.tsx';

export interface ClaimsPageProps {
  readonly language: Language;
  readonly claims: Claims;
  /** The reader asked for a fresh table after it broke. */
  readonly onReset?: () => void;
}

/** The page of claims, the same when the site is built and in the browser. */
export function ClaimsPage({ language, claims, onReset }: ClaimsPageProps) {
  const here = { language, kind: 'claims' } as const;
  const lab = addressOf(here, { language, kind: 'lab' });
  return (
    <LanguageProvider value={language}>
      <Content>
        <ErrorBoundary name="claims" onReset={onReset ?? (() => {})}>
          <ClaimsFigure claims={claims} lab={lab} />
        </ErrorBoundary>
      </Content>
    </LanguageProvider>
  );
}

function Content({ children }: { readonly children: ReactNode }) {
  const { claims: text } = useMessages();
  return (
    <Frame kind="claims" skip={text.skip}>
      <div className="front prose">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{withTerms(paragraph)}</p>
        ))}
      </div>
      <div className="wide">{children}</div>
    </Frame>
  );
}
