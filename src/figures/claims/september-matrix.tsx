import { type KeyboardEvent, useRef, useState } from 'react';
import type { SwarmFigure } from '../../claims/september/table.ts';
import { useMessages } from '../../components/messages-context.tsx';
import { Detail } from './detail.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import type { Recomputation } from './recomputation.ts';
import type { RowOf } from './rows.ts';
import './september.css';
import { COLUMNS, OTHERS, OVERHEADS, ROWS, SPEEDUPS, swarmId } from './september-table.ts';

export interface SeptemberMatrixProps {
  readonly study: Recomputation;
  readonly rowOf: RowOf;
  readonly lab: string;
}

/**
 * All swarms against all figures. One cell takes part in the order of the keyboard; arrows lead to the others,
 * and the line beneath tells of the one that has the focus or the pointer.
 */
export function SeptemberMatrix({ study, rowOf, lab }: SeptemberMatrixProps) {
  const { september: text } = useMessages().claims;
  const [focused, setFocused] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const columns = COLUMNS.length;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = move(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  return (
    <>
      <div className="matrix-frame">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that arrow keys lead to
          role="grid"
          className="matrix"
          aria-label={text.matrixLabel}
          aria-describedby="matrix-help"
          onKeyDown={onKeyDown}
          onPointerLeave={() => setPointed(null)}
        >
          <MatrixHead />
          <tbody>
            {ROWS.map((swarm, r) => (
              <tr key={swarm.kind + swarm.agents} data-first={swarm.agents === 2 || undefined}>
                <th scope="row">
                  <span>{text[swarm.kind]}</span> {swarm.agents}
                </th>
                {COLUMNS.map((figure, c) => {
                  const at = r * columns + c;
                  return (
                    <td key={figure} data-first={startsGroup(figure) || undefined}>
                      <MatrixCell
                        at={at}
                        row={rowOf(swarmId(swarm, figure))}
                        reachable={at === focused}
                        onFocus={setFocused}
                        onPoint={setPointed}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="visually-hidden" id="matrix-help">
        {text.help}
      </p>
      <Detail study={study} rowOf={rowOf} lab={lab} at={pointed ?? focused} />
    </>
  );
}

const startsGroup = (figure: SwarmFigure) =>
  figure === SPEEDUPS[0] || figure === OVERHEADS[0] || figure === OTHERS[0];

/** Where a key leads from a cell; null where it leads nowhere. */
function move(key: string, from: number): number | null {
  const columns = COLUMNS.length;
  const column = from % columns;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? from - 1 : from,
    ArrowRight: column < columns - 1 ? from + 1 : from,
    ArrowUp: from >= columns ? from - columns : from,
    ArrowDown: from < (ROWS.length - 1) * columns ? from + columns : from,
    Home: from - column,
    End: from - column + columns - 1,
  };
  return to[key] ?? null;
}

function MatrixHead() {
  const { september: text } = useMessages().claims;
  const head = (figure: SwarmFigure) => (
    <th key={figure} scope="col" data-first={startsGroup(figure) || undefined}>
      {text.figures[figure].short}
    </th>
  );
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {text.swarm}
        </th>
        <th scope="colgroup" colSpan={SPEEDUPS.length} data-first>
          {text.groups.speedup}
        </th>
        <th scope="colgroup" colSpan={OVERHEADS.length} data-first>
          {text.groups.overhead}
        </th>
        {OTHERS.map((figure) => (
          <th key={figure} scope="col" rowSpan={2} data-first={startsGroup(figure) || undefined}>
            {text.figures[figure].short}
          </th>
        ))}
      </tr>
      <tr>{[...SPEEDUPS, ...OVERHEADS].map(head)}</tr>
    </thead>
  );
}
