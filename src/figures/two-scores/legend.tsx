import { useMessages } from '../../components/messages-context.tsx';

/** What the marks of the graph mean. */
export function TwoScoresLegend({ colour }: { readonly colour: string }) {
  const { legend } = useMessages().figure.race;
  const text = useMessages().figures.twoScores.legend;
  return (
    <ul className="two-legend">
      <li>
        <svg width="12" height="12" color={colour} aria-hidden="true">
          <circle className="two-key-finished" cx="6" cy="6" r="3.4" />
        </svg>
        {legend.finished}
      </li>
      <li>
        <svg width="12" height="12" color={colour} aria-hidden="true">
          <circle className="two-key-ring" cx="6" cy="6" r="4.6" />
          <circle className="two-key-agent" cx="6" cy="6" r="1.8" />
        </svg>
        {legend.working}
      </li>
      <li>
        <svg width="22" height="12" aria-hidden="true">
          <circle className="two-key-closed" cx="5" cy="6" r="3.4" />
          <circle className="two-key-ready" cx="16" cy="6" r="3.4" />
        </svg>
        {text.open}
      </li>
      <li>
        <svg width="40" height="12" aria-hidden="true">
          <path className="two-key-chain" d="M1 6H20" />
          <path className="two-key-waiting" d="M20 6H39" />
        </svg>
        {text.chain}
      </li>
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <circle className="two-key-leader" cx="6" cy="6" r="4.2" />
        </svg>
        {text.leader}
      </li>
    </ul>
  );
}
