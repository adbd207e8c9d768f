import { SwarmFigure } from './element-figure.ts';

// The script may stand in a page twice.
if (!customElements.get('swarm-figure')) customElements.define('swarm-figure', SwarmFigure);
