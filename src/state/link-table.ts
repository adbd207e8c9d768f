/** What notices need to know of links beside parameters: they may not reach into `link` themselves. */
export type { ChoiceDefinition } from '../link/choices.ts';
export { choiceTable, FIGURE_NAMES } from '../link/figures.ts';
export {
  AT_BOUNDS,
  LINK_LANGUAGES,
  LINK_THEMES,
  PARTS,
  SWITCH,
  TIME_SCALES,
  type ViewKey,
} from '../link/link-state.ts';
export { isViewKey, type Scope } from '../link/query.ts';
