import { useId } from 'react';
import { FieldHead } from '../../components/controls/field-head.tsx';
import { Slider } from '../../components/controls/slider.tsx';
import { PLACES, type SliderScale } from '../../components/controls/slider-scale.ts';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import { AGENTS, BUDGETS, type Most, roundedBudget } from './goal.ts';

const TOP = AGENTS.length - 1;

/** From the place of one number of AGENTS to a neighbour's. */
export function otherAgents(agents: number, by: number): Most {
  const at = AGENTS.findIndex((each) => each >= agents);
  return AGENTS[Math.min(TOP, Math.max(0, (at < 0 ? TOP : at) + by))];
}

/** By a share of the decade and a bit more, so that a key is seen to move the point. */
const KEY = 1.1;

export function otherBudget(budget: number, by: number): number {
  return roundedBudget(budget * KEY ** by);
}

const AGENTS_SCALE: SliderScale = {
  low: AGENTS[0],
  high: AGENTS[TOP],
  ticks: AGENTS,
  valueAt: (place) => AGENTS[Math.round((place / PLACES) * TOP)],
  placeOf: (agents) => Math.round((PLACES * AGENTS.findIndex((each) => each >= agents)) / TOP),
  small: otherAgents,
  large: otherAgents,
};

const { low, high } = BUDGETS;

const BUDGET_SCALE: SliderScale = {
  low,
  high,
  ticks: [0.1, 1, 10, 100, 1000],
  valueAt: (place) => roundedBudget(low * (high / low) ** (place / PLACES)),
  placeOf: (budget) => Math.round((PLACES * Math.log(budget / low)) / Math.log(high / low)),
  small: otherBudget,
  large: (budget, direction) => otherBudget(budget, 8 * direction),
};

export interface OwnSliderProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

interface AgentsSliderProps extends Omit<OwnSliderProps, 'onChange'> {
  readonly onChange: (value: Most) => void;
}

export function AgentsSlider({ onChange, ...props }: AgentsSliderProps) {
  // The scale holds these values alone.
  return (
    <OwnSlider
      {...props}
      scale={AGENTS_SCALE}
      onChange={(value) => onChange(otherAgents(value, 0))}
    />
  );
}

export function BudgetSlider(props: OwnSliderProps) {
  return <OwnSlider {...props} scale={BUDGET_SCALE} />;
}

/** A slider of the figure's own, that is no parameter of the model. */
function OwnSlider(props: OwnSliderProps & { readonly scale: SliderScale }) {
  const { label, text, value, onChange, scale } = props;
  const id = useId();
  return (
    <div className="field">
      <FieldHead label={label} input={id}>
        <output id={`${id}value`} className="field-value" htmlFor={id}>
          <span>
            <WithUnits>{text}</WithUnits>
          </span>
        </output>
      </FieldHead>
      <Slider
        id={id}
        describedBy={`${id}value`}
        scale={scale}
        value={value}
        unset={false}
        text={text}
        onDrag={onChange}
        onCommit={onChange}
      />
    </div>
  );
}
