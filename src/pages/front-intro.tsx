import { useMessages } from '../components/messages-context.tsx';
import type { Lab } from '../figures/race/create-lab.ts';
import { Suggestions } from './suggestions.tsx';
import { withTerms } from './terms.tsx';

/** The front page before its figure: what a task graph is, the two scores, and what to try. */
export function FrontIntro({ lab }: { readonly lab: Lab }) {
  const { front } = useMessages().page;
  return (
    <>
      <div className="front prose">
        <h1>{front.title}</h1>
        <p className="lead">{front.lead}</p>
        {front.paragraphs.map((paragraph) => (
          <p key={paragraph}>{withTerms(paragraph)}</p>
        ))}
      </div>
      <Suggestions lab={lab} />
    </>
  );
}
