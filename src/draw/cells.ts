/** A place in a panel, in CSS pixels from the panel's upper left corner. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A graph reads well somewhat wider than tall. */
const ASPECT = 1.5;
const GUTTER = 8;

/**
 * Small multiples: as many cells as asked for, in reading order, as near to the wanted shape as rows and
 * columns allow. All edges lie on device pixels, so that layers are copied pixel by pixel.
 */
export function cellsOf(count: number, width: number, height: number, scale: number): Cell[] {
  if (count <= 1) return [{ x: 0, y: 0, width, height }];
  const columns = bestColumns(count, width, height);
  const rows = Math.ceil(count / columns);
  const snap = (value: number) => Math.floor(value * scale + 1e-9) / scale;
  const cellWidth = (width - GUTTER * (columns - 1)) / columns;
  const cellHeight = (height - GUTTER * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => {
    const x = snap((i % columns) * (cellWidth + GUTTER));
    const y = snap(Math.floor(i / columns) * (cellHeight + GUTTER));
    return { x, y, width: snap(x + cellWidth) - x, height: snap(y + cellHeight) - y };
  });
}

function bestColumns(count: number, width: number, height: number): number {
  let best = 1;
  let most = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    // The largest picture of the wanted shape that fits into a cell.
    const size = Math.min(width / columns / ASPECT, height / rows);
    if (size > most + 1e-9) {
      most = size;
      best = columns;
    }
  }
  return best;
}
