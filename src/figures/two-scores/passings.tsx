import { useMessages } from '../../components/messages-context.tsx';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import { passingsOf, standingAt, type TwoScores } from './facts.ts';

export interface PassingsProps {
  readonly facts: TwoScores;
  readonly colour: string;
}

/** The moments that are marked: when a score passes a level, and how far the chain was then. */
export function Passings({ facts, colour }: PassingsProps) {
  const text = useMessages().figures.twoScores;
  const { number, chart } = useMessages().figure;
  return (
    <dl className="two-passings">
      {passingsOf(facts).map(({ score, level, time }) => (
        <div key={`${score}-${level}`}>
          <dt>
            <svg width="11" height="11" color={colour} aria-hidden="true">
              <circle className={`two-mark two-mark-${score}`} cx="5.5" cy="5.5" r="4.5" />
            </svg>
            {text.passes(chart[score], number.percent(level))}
          </dt>
          {time === null ? (
            <dd>{chart.never}</dd>
          ) : (
            <>
              <dd>
                <WithUnits>{chart.at(time / facts.unit)}</WithUnits>
              </dd>
              <dd className="two-passing-chain">
                {text.onChain(standingAt(facts, time).onChain, facts.chain.length)}
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
