/**
 * An order in which every kind is spread evenly over the whole, so that the time of a part tells that of the rest.
 * Returns the indices of `kinds`; entries of one kind keep their order.
 */
export function mixedOrder(kinds: readonly string[]): number[] {
  const counts = new Map<string, number>();
  const ranks = kinds.map((kind) => {
    const rank = counts.get(kind) ?? 0;
    counts.set(kind, rank + 1);
    return rank;
  });
  const places = kinds.map((kind, i) => (ranks[i] + 0.5) / (counts.get(kind) ?? 1));
  return kinds.map((_, i) => i).sort((a, b) => places[a] - places[b] || a - b);
}
