import type { ReactNode } from 'react';
import type { Estimate } from '../../model/measure/estimate.ts';
import { useMessages } from '../messages-context.tsx';

export interface Missing {
  readonly value: string;
  readonly why: string;
  /** The same for a narrow screen. */
  readonly brief?: string;
}

export interface EstimateTextProps {
  /** null while nothing is known. */
  readonly estimate: Estimate | null;
  readonly format: (x: number) => string;
  /** What is written around the value, not around the interval. */
  readonly unit?: (value: string) => ReactNode;
  /** Whether an interval that is missing will not come any more. */
  readonly settled: boolean;
  /** What stands in place of a figure that does not exist, and why it does not. */
  readonly missing?: Missing;
}

/**
 * A figure with its interval beneath. Both lines always take their place, so that nothing moves when the
 * interval arrives.
 */
export function EstimateText({ estimate, format, unit, settled, missing }: EstimateTextProps) {
  const { readouts: text } = useMessages().page;
  if (!estimate) return <Lines value="…" beneath="" />;
  const { value, interval, n } = estimate;
  if (value === null) {
    const { value: instead = text.never, why = '', brief } = missing ?? {};
    return <Lines value={instead} beneath={why} {...(brief ? { brief } : {})} quiet />;
  }
  const shown = unit ? unit(format(value)) : format(value);
  if (interval) {
    const [low, high] = interval.map(format);
    return (
      <Lines
        value={shown}
        beneath={text.interval(low, high)}
        spoken={text.intervalSpoken(low, high)}
      />
    );
  }
  return <Lines value={shown} beneath={settled && n > 1 ? text.noInterval : ''} />;
}

interface LinesProps {
  readonly value: ReactNode;
  readonly beneath: string;
  readonly brief?: string;
  readonly spoken?: string;
  readonly quiet?: boolean;
}

function Lines({ value, beneath, brief, spoken, quiet }: LinesProps) {
  return (
    <>
      <span className="estimate" data-quiet={quiet || undefined}>
        {value}
      </span>
      <span className="interval" aria-hidden={spoken ? true : undefined}>
        {brief ? <span className="interval-whole">{beneath}</span> : beneath || ' '}
        {brief ? (
          <span className="interval-brief" aria-hidden="true">
            {brief}
          </span>
        ) : null}
      </span>
      {spoken ? <span className="visually-hidden">{spoken}</span> : null}
    </>
  );
}
