import { ghostStroke } from '../plot/ghosts.ts';
import './pins.css';

/** How a pinned run is drawn, with the number of its place. */
export function GhostSwatch({ place }: { readonly place: number }) {
  return (
    <span className="ghost-swatch">
      <svg width="30" height="8" aria-hidden="true" focusable="false">
        <line x1="1" x2="29" y1="4" y2="4" strokeWidth="1.75" {...ghostStroke(place)} />
      </svg>
      <GhostNumber place={place} />
    </span>
  );
}

/** The number by itself, as it stands on the lines of a pinned run. */
export function GhostNumber({ place }: { readonly place: number }) {
  return (
    <span className="ghost-swatch-number" data-place={place + 1}>
      {place + 1}
    </span>
  );
}
