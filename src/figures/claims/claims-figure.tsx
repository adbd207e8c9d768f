import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { EloFigure } from '../elo/elo-figure.tsx';
import type { Claims } from './create-claims.ts';
import './claims.css';
import { ExactTable } from './exact-table.tsx';
import { PostTable } from './post-table.tsx';
import type { Recomputation } from './recomputation.ts';
import { RecomputePanel } from './recompute-panel.tsx';
import { type RowOf, rowsById } from './rows.ts';
import { SeptemberLists } from './september-lists.tsx';
import { SeptemberMatrix } from './september-matrix.tsx';
import { AGREEMENT, agreement, SCALE } from './september-table.ts';
import { PostSummary } from './summary.tsx';

/** The independent re-implementation whose table is compared. */
const SOURCE = 'Espere-1119-Song/ai-village-swarm-dynamics';
const SOURCE_FAMILIES = 256;

export interface ClaimsFigureProps {
  readonly claims: Claims;
  /** The address of the lab. */
  readonly lab: string;
}

/** Every published number and statement, and what this model gives: the post, then the September revision. */
export function ClaimsFigure({ claims, lab }: ClaimsFigureProps) {
  return (
    <>
      <Post claims={claims} lab={lab} />
      <September claims={claims} lab={lab} />
    </>
  );
}

function Post({ claims, lab }: ClaimsFigureProps) {
  const { claims: text } = useMessages();
  const study = claims.post;
  const rowOf = useRows(study);
  return (
    <section className="claims-part" aria-labelledby="post" id="figure" tabIndex={-1}>
      <h2 id="post">{text.postTitle}</h2>
      <PostSummary rowOf={rowOf} />
      <RecomputePanel claims={claims} study={study} />
      <PostTable study={study} rowOf={rowOf} lab={lab} />
      <EloFigure elo={claims.elo} />
    </section>
  );
}

function September({ claims, lab }: ClaimsFigureProps) {
  const language = useLanguage();
  const { claims: text } = useMessages();
  const { september } = text;
  const study = claims.september;
  const rowOf = useRows(study);
  const { agree, all } = agreement(rowOf);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const whole = new Intl.NumberFormat(language);
  return (
    <section className="claims-part" aria-labelledby="september">
      <h2 id="september">{september.title}</h2>
      <p className="claims-lead">{september.lead(SOURCE, whole.format(SOURCE_FAMILIES))}</p>
      <p className="claims-summary">
        {all > 0
          ? text.summary.september(whole.format(agree), whole.format(all))
          : text.summary.none}
      </p>
      <p className="claims-lead">{september.agree(percent.format(AGREEMENT))}</p>
      <RecomputePanel claims={claims} study={study} />
      <p className="claims-note">
        {september.legend(percent.format(SCALE), percent.format(AGREEMENT))}
      </p>
      <SeptemberMatrix study={study} rowOf={rowOf} lab={lab} />
      <SeptemberLists rowOf={rowOf} />
      <ExactTable rowOf={rowOf} />
    </section>
  );
}

/** The claims of a study with the answers that are on show. */
function useRows(study: Recomputation): RowOf {
  const { shown, here } = useSyncExternalStore(study.subscribe, study.state, study.state);
  const answers = shown === 'here' && here ? here.answers : study.stored.answers;
  return useMemo(() => rowsById(study.study.claims, answers), [study, answers]);
}
