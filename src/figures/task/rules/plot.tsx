import type { Line, PlotData, ReadingRow } from '../../../components/plot/types.ts';
import { agentsAxis } from '../scale/axes.ts';
import type { TaskFormats } from '../scale/formats.ts';
import { alongAgents, beyond, curve, LOOKS } from '../scale/lines.ts';
import { Chosen, NameAt } from '../scale/marks.tsx';
import { hasCeiling, overBound, RULE_LOOKS, type ShownRule } from './series.ts';

/** The least height of the axis above 1, so that a hundredth is not drawn as if it were much. */
const LEAST_ABOVE = 0.05;
const TICKS = 5;

/** Makespan over its lower bound, a line for each rule. */
export function rulesPlot(
  formats: TaskFormats,
  rules: readonly ShownRule[],
  agents: number,
): PlotData {
  const { rules: text, ruleNames } = formats;
  const sizes = [
    ...new Set(rules.flatMap(({ points }) => points.map((point) => point.agents))),
  ].sort((a, b) => a - b);
  const highest = Math.max(...rules.flatMap(({ points }) => points.map(overBound)));
  const above = Math.max(LEAST_ABOVE, 1.15 * (highest - 1));
  const domain: readonly [number, number] = [1 - 0.06 * above, 1 + above];
  const ceiling = hasCeiling(rules);
  const ks = alongAgents(Math.max(64, ...sizes));
  const lines: Line[] = [
    beyond(
      'beyond',
      ks,
      () => domain[0],
      () => 1,
    ),
    ...(ceiling
      ? [
          {
            ...curve('ceiling', LOOKS.graham, inView(ks, domain[1]), (k) => 2 - 1 / k, domain),
            ...(2 - 1 / ks[ks.length - 1] <= domain[1]
              ? { label: { text: text.ceiling, at: 'end' } as const }
              : {}),
          },
        ]
      : []),
    ...rules.map(
      ({ rule, points }): Line => ({
        key: rule,
        width: 1.5,
        ...RULE_LOOKS[rule],
        x: points.map((point) => point.agents),
        y: points.map(overBound),
        label: { text: ruleNames[rule], at: 'end' },
      }),
    ),
  ];
  return {
    title: text.plot,
    means: text.means,
    height: 300,
    ends: 'large',
    wide: true,
    x: agentsAxis(formats, sizes),
    y: { scale: 'linear', domain, ticks: ticksAbove(above, formats) },
    lines,
    before: (scales) => {
      // The ceiling leaves the plot where it is above the highest of the rules.
      const y = 1 + 0.93 * above;
      if (!ceiling || y >= 2) return null;
      const x = 1 / (2 - y);
      return <NameAt x={x} y={y} scales={scales} text={text.ceiling} side="right" />;
    },
    behind: (scales) => <Chosen at={agents} scales={scales} />,
    readable: {
      label: text.reads,
      stops: sizes,
      title: formats.agentsText,
      rows: (at) => [
        ...(ceiling
          ? [
              {
                key: 'ceiling',
                name: text.ceilingLong,
                value: formats.ratio(2 - 1 / at),
                ...LOOKS.graham,
              },
            ]
          : []),
        ...rowsAt(formats, rules, at),
      ],
    },
  };
}

/** The numbers of agents until the ceiling leaves the plot, and where it does. */
function inView(ks: readonly number[], top: number): number[] {
  const last = top < 2 ? 1 / (2 - top) : Number.POSITIVE_INFINITY;
  const within = ks.filter((k) => k < last);
  return within.length < ks.length ? [...within, last * (1 - 1e-12)] : within;
}

/** The slowest first, as they stand in the plot. */
function rowsAt(formats: TaskFormats, rules: readonly ShownRule[], at: number): ReadingRow[] {
  return rules
    .flatMap(({ rule, points }) => {
      // Of a rule that is still on its way there may be none.
      const point = points.find(({ agents }) => agents === at);
      return point ? [{ rule, point }] : [];
    })
    .sort((a, b) => b.point.makespan - a.point.makespan)
    .map(({ rule, point }) => ({
      key: rule,
      name: formats.ruleNames[rule],
      value: formats.time(point.makespan),
      range: formats.ratio(overBound(point)),
      ...RULE_LOOKS[rule],
      y: overBound(point),
    }));
}

/** From 1 on, at most TICKS steps of 1, 2 or 5. */
function ticksAbove(above: number, formats: TaskFormats) {
  const raw = above / TICKS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((m) => m * power).find((each) => each >= raw) ?? raw;
  return Array.from({ length: Math.floor(above / step + 1e-9) + 1 }, (_, i) => {
    const value = Number((1 + i * step).toPrecision(12));
    return { value, label: formats.plainNumber(value) };
  });
}
