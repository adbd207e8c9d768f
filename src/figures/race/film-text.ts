/** How a text of a film is written. */
export interface TextStyle {
  /** Of the letters, in the unit of the pen. */
  readonly size: number;
  readonly weight: number;
  /** Family, as in CSS. */
  readonly font: string;
  readonly colour: string;
}

interface Piece {
  readonly text: string;
  readonly font: string;
  /** How far below the line, in the unit of the pen. */
  readonly lower: number;
}

/** Writes a text on a line at y; t_mid is set as it is in print. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  align: 'left' | 'center' | 'right' = 'left',
): void {
  const pieces = piecesOf(text, style);
  const widths = pieces.map((piece) => widthOf(pen, piece));
  const width = widths.reduce((sum, each) => sum + each, 0);
  let at = x - (align === 'left' ? 0 : align === 'right' ? width : width / 2);
  pen.fillStyle = style.colour;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pieces.forEach((piece, i) => {
    pen.font = piece.font;
    pen.fillText(piece.text, at, y + piece.lower);
    at += widths[i];
  });
}

/** The text, shortened with an ellipsis where it is wider than there is room. */
export function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  style: TextStyle,
  room: number,
): string {
  const fits = (part: string) =>
    piecesOf(part, style).reduce((sum, piece) => sum + widthOf(pen, piece), 0) <= room;
  if (fits(text)) return text;
  const letters = [...text];
  let low = 0;
  let high = letters.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (fits(`${letters.slice(0, middle).join('')}…`)) low = middle;
    else high = middle;
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`;
}

function widthOf(pen: CanvasRenderingContext2D, { text, font }: Piece): number {
  pen.font = font;
  return pen.measureText(text).width;
}

function piecesOf(text: string, { size, weight, font }: TextStyle): Piece[] {
  const plain = `${weight} ${size}px ${font}`;
  return text.split('t_mid').flatMap((part, i): Piece[] => {
    const after = { text: part, font: plain, lower: 0 };
    if (i === 0) return [after];
    return [
      { text: 't', font: `italic ${plain}`, lower: 0 },
      { text: 'mid', font: `${weight} ${0.75 * size}px ${font}`, lower: 0.2 * size },
      after,
    ];
  });
}
