import type { Point, ViewBounds } from '../../../draw/task/view.ts';

/** What is known of what a reader points at: a name as it stands in the file, and values with their names. */
export interface CardFacts {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

export interface TaskCardProps {
  readonly facts: CardFacts;
  /** Where it is on the stage. */
  readonly at: Point;
  readonly bounds: Pick<ViewBounds, 'width' | 'height'>;
}

/** In the corner that is furthest from what it is about. Seen, not heard: `speakFacts` is said aloud. */
export function TaskCard({ facts, at, bounds }: TaskCardProps) {
  return (
    <div
      className="float-card task-card"
      data-row={at.y > bounds.height / 2 ? 'upper' : 'lower'}
      data-side={at.x > bounds.width / 2 ? 'left' : 'right'}
      data-export-skip=""
      aria-hidden="true"
    >
      <p>
        <bdi>{facts.title}</bdi>
      </p>
      <dl>
        {facts.rows.map(([name, value]) => (
          <Row key={name} {...{ name, value }} />
        ))}
      </dl>
    </div>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

export function speakFacts({ title, rows }: CardFacts): string {
  return [title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('; ');
}
