import type { Line, PlotData, ReadingRow } from '../../../components/plot/types.ts';
import { agentsAxis } from '../scale/axes.ts';
import type { TaskFormats } from '../scale/formats.ts';
import { alongAgents, beyond, curve, LOOKS, measured } from '../scale/lines.ts';
import { Chosen, NameAt } from '../scale/marks.tsx';
import { placed } from '../scale/name-places.ts';
import { hasCeiling, overBound, RULE_LOOKS, type ShownRule } from './series.ts';

/** The least height of the axis above 1, so that a hundredth is not drawn as if it were much. */
const LEAST_ABOVE = 0.05;
const TICKS = 5;
/** Where the ceiling may be named, as shares of the height above 1. */
const ALONG_CEILING = [0.93, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35] as const;

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
  const ks = alongAgents(Math.max(64, agents, ...sizes));
  const ceilingEnds = 2 - 1 / ks[ks.length - 1] <= domain[1];
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
            ...(ceilingEnds ? { label: { text: text.ceiling, at: 'end' } as const } : {}),
          },
        ]
      : []),
    ...rules.map(
      ({ rule, points }): Line => ({
        key: rule,
        width: 1.5,
        ...RULE_LOOKS[rule],
        ...measured(points, overBound),
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
    x: agentsAxis(formats, [...sizes, agents]),
    y: { scale: 'linear', domain, ticks: ticksAbove(above, formats) },
    lines,
    before: (scales) => {
      // The ceiling leaves the plot where it is above the highest of the rules; else its name is at its end.
      if (!ceiling || ceilingEnds) return null;
      const places = ALONG_CEILING.flatMap((part) => {
        const y = 1 + part * above;
        return [
          { x: 1 / (2 - y), y, side: 'right' as const },
          { x: 1 / (2 - y), y, side: 'left' as const },
        ];
      });
      return <NameAt name={placed(text.ceiling, places, lines, scales)} scales={scales} />;
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
