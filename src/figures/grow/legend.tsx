import type { ReactNode } from 'react';
import { useMessages } from '../../components/messages-context.tsx';

/** What the marks of a growing graph mean. */
export function GrowLegend() {
  const { legend } = useMessages().figures.grow;
  return (
    <ul className="grow-legend">
      <Entry width={12} text={legend.worse}>
        <circle className="grow-hollow-key" cx="6" cy="6" r="3.6" />
      </Entry>
      <Entry width={34} text={legend.better}>
        {[1, 3, 5].map((tint, i) => (
          <circle key={tint} className={`grow-fill-${tint}`} cx={6 + 11 * i} cy="6" r="4.2" />
        ))}
      </Entry>
      <Entry width={32} text={legend.variants}>
        {[2.4, 4, 5.8].map((radius, i) => (
          <circle key={radius} className="grow-fill-3" cx={4 + 10 * i} cy="6" r={radius} />
        ))}
      </Entry>
      <Entry width={26} text={legend.best}>
        <path className="grow-best-key" d="M1 9C11 9 11 4 21 4" />
        <circle className="grow-leader-key" cx="21" cy="4" r="3.6" />
      </Entry>
      <Entry width={20} text={legend.merge}>
        <path className="grow-merge-key" d="M1 9C10 9 10 4 19 4" />
      </Entry>
    </ul>
  );
}

interface EntryProps {
  readonly width: number;
  readonly text: string;
  readonly children: ReactNode;
}

function Entry({ width, text, children }: EntryProps) {
  return (
    <li>
      <svg width={width} height="12" viewBox={`0 0 ${width} 12`} aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}
