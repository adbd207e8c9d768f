import { useLanguage } from '../../../components/messages-context.tsx';
import { type FormatId, formatName } from '../../../graphs/formats/format.ts';
import { sentence } from '../../../graphs/said.ts';
import { numberFormats } from '../../../messages/number-formats.ts';
import { wordsOf } from '../../../messages/task/index.ts';
import { edgeCount } from '../../../model/graph/task-graph.ts';
import { knownWidth } from '../../../model/measure/task/known-width.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { isSlugOfExample } from '../examples.ts';
import { usePageText, useTask } from '../task-context.tsx';
import { timeText } from '../time-text.ts';
import { recordedAgainst } from './recorded-against.ts';
import { shownName } from './shown-name.ts';
import { totalWork } from './total-work.ts';
import { HEADING } from './use-arrival.ts';

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
  const nameOf = (format: FormatId) => sentence(formatName(format), wordsOf(language));
  const name = shownName({ source: { kind: 'ready', task }, origin }, text);
  return (
    <header className="task-head">
      <p className="task-head-kind">
        {example ? `${head.example} · ` : null}
        {task.read.from === null
          ? nameOf(task.read.format)
          : head.writtenFrom(nameOf(task.read.format), nameOf(task.read.from))}
      </p>
      <h2 data-long={name.length > LONG_NAME || undefined} {...HEADING}>
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
  const width = facts && knownWidth(facts);
  const time = (x: number) => timeText(x, task.unit, language);
  const { whole, threeDigits } = numberFormats(language);
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
        <dd>{facts ? threeDigits.format(facts.averageParallelism) : pending}</dd>
      </div>
      <div>
        <dt>{head.width}</dt>
        <dd>
          {width
            ? width.by === 'antichain'
              ? whole.format(width.steps)
              : head.widthAtLeast(whole.format(width.steps))
            : pending}
        </dd>
      </div>
      {recorded === null ? null : (
        <div>
          <dt>{head.recorded}</dt>
          <dd>
            {time(recorded)}{' '}
            {facts && <small>{head.recordedIs[recordedAgainst(recorded, task, facts)]}</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}
