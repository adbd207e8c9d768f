import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PlotScales } from '../../components/plot/types.ts';
import { useDrag } from '../../components/stage/use-drag.ts';
import { AGENTS, type DeployOptions, type Most, roundedBudget } from './goal.ts';
import { otherAgents, otherBudget } from './sliders.tsx';

export interface HoldProps {
  readonly options: DeployOptions;
  readonly scales: PlotScales;
  /** Ends of the axis of budgets. */
  readonly domain: readonly [number, number];
  readonly onOptions: (change: Partial<DeployOptions>) => void;
  readonly label: string;
  /** The point as it is spoken. */
  readonly text: string;
}

/**
 * Lies over the map. A press anywhere brings the point there; a finger on the map may still scroll the page, one on the
 * point itself moves it in any direction. With the keys: agents to the left and right, budget up and down.
 */
export function Hold({ options, scales, domain, onOptions, label, text }: HoldProps) {
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  const moveTo = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const wanted = scales.valueAt((event.clientX - box.left) / box.width);
    const up = Math.min(1, Math.max(0, 1 - (event.clientY - box.top) / box.height));
    onOptions({
      most: nearestAgents(wanted),
      budget: roundedBudget(domain[0] * (domain[1] / domain[0]) ** up),
    });
  };
  const drag = useDrag({ begin: () => {}, move: moveTo, end: () => {} });
  const { most: agents, budget } = options;

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const change = afterKey(event.key, agents, budget);
    if (!change) return;
    event.preventDefault();
    onOptions(change);
  };

  return (
    <div ref={area} className="deploy-area" {...drag.props}>
      <div
        className="deploy-handle"
        style={{ left: `${scales.across(agents)}%`, top: scales.down(budget) }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={AGENTS[0]}
        aria-valuemax={AGENTS[AGENTS.length - 1]}
        aria-valuenow={agents}
        aria-valuetext={text}
        onKeyDown={keyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = event.pointerId;
        }}
        onPointerMove={(event) => {
          if (held.current !== event.pointerId) return;
          event.stopPropagation();
          moveTo(event);
        }}
        onLostPointerCapture={() => {
          held.current = null;
        }}
      />
    </div>
  );
}

function afterKey(key: string, agents: number, budget: number): Partial<DeployOptions> | null {
  switch (key) {
    case 'ArrowLeft':
      return { most: otherAgents(agents, -1) };
    case 'ArrowRight':
      return { most: otherAgents(agents, 1) };
    case 'ArrowDown':
      return { budget: otherBudget(budget, -1) };
    case 'ArrowUp':
      return { budget: otherBudget(budget, 1) };
    case 'PageDown':
      return { budget: otherBudget(budget, -8) };
    case 'PageUp':
      return { budget: otherBudget(budget, 8) };
    case 'Home':
      return { most: AGENTS[0] };
    case 'End':
      return { most: AGENTS[AGENTS.length - 1] };
    default:
      return null;
  }
}

function nearestAgents(wanted: number): Most {
  const distance = (agents: number) => Math.abs(Math.log(agents / wanted));
  return [...AGENTS].sort((a, b) => distance(a) - distance(b))[0];
}
