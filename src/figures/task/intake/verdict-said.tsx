import { useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { useTask } from '../task-context.tsx';
import { type AsSet, asSet } from '../worth/as-set.ts';
import { verdict } from '../worth/verdict.ts';
import { ShowWorth } from './show-worth.tsx';

/**
 * How many agents are worth having by the graph alone; what the settings make of that, hardly quieter; and why.
 * Its place is kept until it is known.
 */
export function Verdict({ task }: { readonly task: TaskOnShow }) {
  const language = useLanguage();
  const settings = useTask((state) => state.settings);
  const results = useTask((state) => state.results);
  const shown = { task, settings, results };
  const set = useLast(asSet(shown, language), task, language);
  const said = results.facts ? verdict(shown, language) : null;
  const { between } = taskCatalogues[language].scale;
  const told = (...sentences: readonly string[]) => sentences.filter(Boolean).join(between);
  const run = set?.run ?? [];
  const otherwise = run.length > 0;
  const own = told(...(otherwise && said ? [said.reckoned] : []), ...run, ...(set?.money ?? []));
  return (
    <div className="task-verdict">
      <div role="status">
        {said ? (
          <>
            <p className="task-verdict-sentence">{told(said.sentence, said.provided)}</p>
            {own === '' ? null : <p className="task-verdict-set">{own}</p>}
            <p>{told(said.because, otherwise ? '' : said.reckoned)}</p>
          </>
        ) : null}
      </div>
      {said === null || said.agents === null ? null : <ShowWorth agents={said.agents} />}
    </div>
  );
}

/** What was said last of the same graph, while new runs are on their way: the page below does not jump. */
function useLast(now: AsSet | null, task: TaskOnShow, language: string): AsSet | null {
  const [last, setLast] = useState({ said: now, task, language });
  const same = last.task === task && last.language === language;
  if (!same || (now !== null && !alike(now, last.said))) setLast({ said: now, task, language });
  return now ?? (same ? last.said : null);
}

const alike = (a: AsSet, b: AsSet | null) => JSON.stringify(a) === JSON.stringify(b);
