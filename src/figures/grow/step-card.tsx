import { useMessages } from '../../components/messages-context.tsx';
import type { Messages } from '../../messages/index.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { growthOf, variantsOf } from './facts.ts';

export interface StepCardProps {
  readonly graph: TaskGraph;
  readonly step: number;
  /** Steps that are there. */
  readonly count: number;
  /** Where the step is, and the size of the picture, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
}

const CLEAR = 18;
/** As wide as the style sheet lets it be. */
const WIDTH = 232;

/** What is known of a step that has grown. Seen, not heard: the picture says it aloud. */
export function StepCard({ graph, step, count, at, size }: StepCardProps) {
  const text = useMessages().figures.grow.card;
  const [title, ...facts] = stepFacts(text, graph, step, count);
  const right = at.x + CLEAR + WIDTH > size.width;
  const low = at.y > size.height / 2;
  const room = Math.max(0, size.width - WIDTH);
  const place = {
    left: right ? Math.min(room, Math.max(0, at.x - CLEAR - WIDTH)) : at.x + CLEAR,
    ...(low ? { bottom: size.height - at.y + CLEAR } : { top: at.y + CLEAR }),
  };
  return (
    <div className="float-card grow-card" style={place} aria-hidden="true">
      <p className="grow-card-title">{title}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}

/** The step by its name, and what is known of it. */
export function stepFacts(
  text: Messages['figures']['grow']['card'],
  graph: TaskGraph,
  step: number,
  count: number,
): string[] {
  const { mainParent, bestParent, change } = growthOf(graph);
  const variants = variantsOf(graph, count)[step];
  const facts = [`${text.title(step)}, ${text.layer(graph.layer[step])}`];
  if (step === 0) facts.push(text.root);
  else {
    facts.push(text.parent(mainParent[step]));
    if (bestParent[step] !== mainParent[step]) facts.push(text.from(bestParent[step]));
    facts.push(text.change(change[step]));
  }
  facts.push(`${text.value(graph.value?.[step] ?? 0)}, ${text.variants(variants)}`);
  return facts;
}
