import { useEffect, useState } from 'react';
import { type Claims, type ClaimsOptions, createClaims } from '../figures/claims/create-claims.ts';
import type { Language } from '../messages/index.ts';
import { ClaimsPage } from './claims-page.tsx';

export interface ClaimsAppProps {
  readonly language: Language;
  /** What is stored and who computes, where it is not the site's own; for tests. */
  readonly options?: ClaimsOptions;
}

/** The page of claims in the browser: starts anew after the table broke. */
export function ClaimsApp(props: ClaimsAppProps) {
  const [attempt, setAttempt] = useState(0);
  return <LiveClaims key={attempt} {...props} onReset={() => setAttempt(attempt + 1)} />;
}

function LiveClaims({ language, options, onReset }: ClaimsAppProps & { onReset: () => void }) {
  const [claims] = useState<Claims>(() => createClaims(options));
  useEffect(() => () => claims.dispose(), [claims]);
  return <ClaimsPage language={language} claims={claims} onReset={onReset} />;
}
