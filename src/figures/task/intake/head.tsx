import { useLanguage } from '../../../components/messages-context.tsx';
import { FORMAT_NAMES } from '../../../graphs/formats/format.ts';
import { edgeCount } from '../../../model/graph/task-graph.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { usePageText, useTask } from '../task-context.tsx';
import { timeText } from '../time-text.ts';
import { verdict } from '../worth/verdict.ts';
import { ShowWorth } from './show-worth.tsx';
import { totalWork } from './total-work.ts';

/** Characters; a name of more is written smaller. */
const LONG_NAME = 60;

/** What graph this is, how much there is to do, and how many agents that is worth. */
export function Head({ task }: { readonly task: TaskOnShow }) {
  const language = useLanguage();
  const text = usePageText();
  const { head } = text;
  const origin = useTask((state) => state.origin);
  const { graph } = task.read;
  const number = new Intl.NumberFormat(language);
  const count = (n: number, words: (n: number, text: string) => string) =>
    words(n, number.format(n));
  const edges = edgeCount(graph);
  const example =
    origin.kind === 'example' && isSlugOfExample(origin.slug) ? text.examples[origin.slug] : null;
  const name = example?.name ?? (task.name || head.fromLink);
  return (
    <header className="task-head">
      <p className="task-head-kind">
        {example ? `${head.example} · ` : null}
        {FORMAT_NAMES[task.read.format]}
      </p>
      <h2 data-long={name.length > LONG_NAME || undefined}>
        <bdi>{name}</bdi>
      </h2>
      <p className="task-head-counts">
        {head.counts(count(graph.steps, head.steps), count(edges, head.edges))}
      </p>
      {example ? <p className="task-head-look">{example.look}</p> : null}
    </header>
  );
}

/** Work and bounds of a graph whose unit is known. */
export function Numbers({ task }: { readonly task: TaskOnShow }) {
  const language = useLanguage();
  const { head } = usePageText();
  const facts = useTask((state) => state.results.facts);
  const time = (x: number) => timeText(x, task.unit, language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const { perOne } = task.input.unit;
  const { recorded } = task.read;
  const pending = '…';
  return (
    <dl className="task-numbers">
      <div>
        <dt>{head.work}</dt>
        <dd>{time(totalWork(task))}</dd>
      </div>
      <div>
        <dt>{head.path}</dt>
        <dd>{facts ? time(facts.span.criticalPath / perOne) : pending}</dd>
      </div>
      <div>
        <dt>{head.parallelism}</dt>
        <dd>{facts ? number.format(facts.averageParallelism) : pending}</dd>
      </div>
      <div>
        <dt>{head.width}</dt>
        <dd>
          {facts
            ? facts.width.kind === 'antichain'
              ? number.format(facts.width.steps)
              : head.widthAtLeast(number.format(facts.width.steps))
            : pending}
        </dd>
      </div>
      {recorded === null ? null : (
        <div>
          <dt>{head.recorded}</dt>
          <dd>
            {time(recorded)} <small>{head.recordedMeans}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How many agents are worth having, and why. Its place is kept until it is known. */
export function Verdict({ task }: { readonly task: TaskOnShow }) {
  const language = useLanguage();
  const settings = useTask((state) => state.settings);
  const results = useTask((state) => state.results);
  const said = results.facts ? verdict({ task, settings, results }, language) : null;
  return (
    <div className="task-verdict">
      <div role="status">
        {said ? (
          <>
            <p className="task-verdict-sentence">{said.sentence}</p>
            <p>{said.because}</p>
          </>
        ) : null}
      </div>
      {said === null || said.agents === null ? null : <ShowWorth agents={said.agents} />}
    </div>
  );
}
