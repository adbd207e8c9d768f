import { ghostLook } from '../plot/ghosts.ts';
import './pins.css';

/** How a pinned run is drawn, with the number of its place. */
export function GhostSwatch({ place }: { readonly place: number }) {
  const { colour, dash } = ghostLook(place);
  return (
    <span className="ghost-swatch">
      <svg width="22" height="8" aria-hidden="true" focusable="false">
        <line
          x1="0"
          x2="22"
          y1="4"
          y2="4"
          stroke={colour}
          strokeWidth="1.75"
          strokeDasharray={dash}
        />
      </svg>
      {place + 1}
    </span>
  );
}
