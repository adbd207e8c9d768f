/** Processor time of this process in milliseconds: other programs on the machine do not count. */
export function processorTime(): number {
  return process.cpuUsage().user / 1000;
}

/**
 * Median processor time of a call in milliseconds, over calls 0, 1, 2 … until the budget (in milliseconds) is
 * spent, after a warm-up. Short calls are timed by the batch, because the clock ticks in microseconds; a call
 * that takes longer than the budget is timed once, and is its own warm-up.
 */
export function median(call: (i: number) => void, budget = 400): number {
  let calls = 0;
  const batch = (size: number) => {
    const began = processorTime();
    for (let i = 0; i < size; i++) call(calls++);
    return (processorTime() - began) / size;
  };
  const first = batch(1);
  if (first > budget) return first;
  const warm = processorTime() + budget / 3;
  let last = first;
  while (processorTime() < warm) last = batch(1);
  const size = Math.max(1, Math.min(100, Math.floor(4 / Math.max(last, 0.04))));
  const times: number[] = [];
  const end = processorTime() + budget;
  while (times.length < 3 || processorTime() < end) times.push(batch(size));
  times.sort((a, b) => a - b);
  return times[times.length >> 1];
}

export function print(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const widths = head.map((h, c) => Math.max(h.length, ...rows.map((r) => r[c].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, c) => (c === 0 ? cell.padEnd(widths[c]) : cell.padStart(widths[c])))
      .join('  ');
  console.log(`\n${title}`);
  for (const row of [head, widths.map((w) => '-'.repeat(w)), ...rows])
    console.log(`  ${line(row)}`);
}

export const digits = (x: number) =>
  x >= 100 ? x.toFixed(0) : x >= 1 ? x.toFixed(1) : x.toFixed(3);
export const megabytes = () => `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
