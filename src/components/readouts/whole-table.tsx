import type { FamilySummary } from '../../model/measure/family.ts';
import type { Parameters } from '../../state/parameter-table.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { EstimateText } from './estimate.tsx';
import { formats } from './format.ts';
import { Mid } from './mid.tsx';
import { PinnedValues } from './pinned-values.tsx';
import { Term } from './term.tsx';

export interface WholeTableProps {
  readonly family: FamilySummary | null;
  /** The parameters that the family belongs to. */
  readonly of: Parameters | null;
  readonly settled: boolean;
}

/** Figures of whole runs: overhead in both of its meanings, hand-offs, makespan, and the unit of time. */
export function WholeTable({ family, of, settled }: WholeTableProps) {
  const { readouts: text } = useMessages().page;
  const { share, ratio, time, factor } = formats(useLanguage());
  const system = family?.systems[0] ?? null;
  const free = of !== null && (!of.overhead || of.swarm === 'single' || of.swarm === 'independent');
  const overhead = (label: string, meaning: string, key: 'scheduling' | 'communication') => {
    const paid = system?.[key] ?? null;
    return (
      <tr>
        <th scope="row">
          <Term meaning={meaning}>{label}</Term>
        </th>
        {free ? (
          <td colSpan={2}>
            <span className="estimate" data-quiet>
              {of?.overhead ? text.noOverheadKind : text.noOverhead}
            </span>
          </td>
        ) : (
          <>
            <td>
              <EstimateText estimate={paid?.share ?? null} format={share} settled={settled} />
              <PinnedValues
                current={paid?.share ?? null}
                of={(pinned) => pinned[key].share}
                format={share}
              />
            </td>
            <td>
              <EstimateText estimate={paid?.perWork ?? null} format={share} settled={settled} />
              <PinnedValues
                current={paid?.perWork ?? null}
                of={(pinned) => pinned[key].perWork}
                format={share}
              />
            </td>
          </>
        )}
      </tr>
    );
  };
  return (
    <table className="readout-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{text.share}</th>
          <th scope="col">{text.perWork}</th>
        </tr>
      </thead>
      <tbody>
        {overhead(text.scheduling, text.schedulingMeaning, 'scheduling')}
        {overhead(text.communication, text.communicationMeaning, 'communication')}
      </tbody>
      <tbody>
        <tr>
          <th scope="row">
            <Term meaning={text.handoffsMeaning}>{text.handoffs}</Term>
          </th>
          <td colSpan={2}>
            <EstimateText
              estimate={system?.handoffsPerStep ?? null}
              format={ratio}
              settled={settled}
            />
            <PinnedValues
              current={system?.handoffsPerStep ?? null}
              of={(pinned) => pinned.handoffsPerStep}
              format={ratio}
            />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Term meaning={text.makespanMeaning}>{text.makespan}</Term>
          </th>
          <td colSpan={2}>
            <EstimateText
              estimate={system?.makespan ?? null}
              format={time}
              unit={(value) => (
                <>
                  {value} <Mid />
                </>
              )}
              settled={settled}
            />
            <PinnedValues
              current={system?.makespan ?? null}
              of={(pinned) => pinned.makespan}
              format={time}
            />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Term meaning={text.tMidMeaning}>
              <Mid />
            </Term>
          </th>
          <td colSpan={2}>
            <span className="estimate">
              {family ? (family.tMid === null ? text.never : factor(family.tMid)) : '…'}
            </span>
            <span className="interval">
              {family?.tMid == null ? ' ' : of?.clock === 'own' ? text.wholeRuns : text.rootSteps}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
