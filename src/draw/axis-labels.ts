/** A label of an axis: its text, and where its middle stands, in CSS pixels. */
export interface AxisLabel {
  readonly at: number;
  readonly text: string;
}

/** Of a letter, and of a sign of a square script, at the size of labels. */
const LATIN = 6.4;
const SQUARE = 12.4;
/** Between two labels that are read one by one. */
const GAP = 7;

/** About how wide a label is, rather more than less. */
export function axisLabelWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign < '\u2e80' ? LATIN : SQUARE;
  return width;
}

/** Whether labels stand beside each other and touch nowhere. `labels`: ascending. */
export function standApart(labels: readonly AxisLabel[]): boolean {
  return labels.every((label, i) => {
    if (i === 0) return true;
    const before = labels[i - 1];
    const half = (axisLabelWidth(before.text) + axisLabelWidth(label.text)) / 2;
    return label.at - before.at >= half + GAP;
  });
}

/** Every how many of them can be kept for those to stand apart. `kept`: the index of one that stays. */
export function everyApart(labels: readonly AxisLabel[], kept = 0): number {
  for (let every = 1; every < labels.length; every++)
    if (standApart(labels.filter((_, i) => (i - kept) % every === 0))) return every;
  return Math.max(1, labels.length);
}
