import type { Axis } from '../../components/plot/types.ts';
import type { Formats } from './formats.ts';

/** Both scores, from 0 to 1, with the levels that are read off. */
export function scoreAxis(formats: Formats, score: 'coverage' | 'best'): Axis {
  const text =
    score === 'coverage' ? formats.percentText : (x: number) => formats.threeDigits.format(x);
  return {
    scale: 'linear',
    domain: [0, 1],
    ticks: [0, 0.5, 0.9, 1].map((value) => ({
      value,
      label: text(value),
      read: value === 0.5 || value === 0.9,
    })),
  };
}

/** Decades of t_mid. */
export function timeAxis(formats: Formats, domain: readonly [number, number]): Axis {
  const first = Math.ceil(Math.log10(domain[0]) - 1e-9);
  const last = Math.floor(Math.log10(domain[1]) + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const exponent = first + i;
    return {
      value: 10 ** exponent,
      label: formats.exact(10 ** exponent),
      minor: exponent % 2 !== 0,
    };
  });
  return {
    scale: 'log',
    domain,
    ticks,
    label: formats.frame.timeAxis,
    over: (wide) => timeAxis(formats, wide),
  };
}

/** Swarm sizes, evenly by their logarithm. */
export function sizeAxis(formats: Formats, sizes: readonly number[]): Axis {
  const edge = 2 ** 0.15;
  return {
    scale: 'log',
    domain: [sizes[0] / edge, sizes[sizes.length - 1] * edge],
    ticks: sizes.map((value) => ({ value, label: formats.wholeText(value) })),
    label: formats.frame.agentsAxis,
  };
}

const STEPS = [1, 2, 5] as const;

/** A logarithmic axis of factors around some values, with a tick at each 1, 2 and 5 of a decade. */
export function factorAxis(formats: Formats, values: Iterable<number>): Axis {
  let low = 1;
  let high = 1;
  for (const value of values) {
    if (!(value > 0) || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return factorsOver(formats, [low * 0.9, Math.max(high * 1.1, 2)]);
}

function factorsOver(formats: Formats, domain: readonly [number, number]): Axis {
  const ticks = [];
  for (let decade = Math.floor(Math.log10(domain[0])); 10 ** decade <= domain[1]; decade++) {
    for (const step of STEPS) {
      const value = Number((step * 10 ** decade).toPrecision(3));
      if (value >= domain[0] * 0.999 && value <= domain[1] * 1.001) {
        ticks.push({ value, label: `${formats.twoDigits.format(value)}×`, read: value === 1 });
      }
    }
  }
  return { scale: 'log', domain, ticks, over: (wide) => factorsOver(formats, wide) };
}
