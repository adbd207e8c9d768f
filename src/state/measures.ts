/** What readouts need to know of the measures: components may not reach into the model themselves. */
export { LEVELS, SCORES, type Score } from '../model/measure/graph-measure.ts';
export { deployment } from '../model/measure/sessions.ts';
