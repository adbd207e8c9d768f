import { startCards } from '../article/cards.ts';
import { followLanguage } from './follow-language.ts';
import { startContents } from './start-contents.ts';
import { startDrops } from './start-drops.ts';
import { startHeader } from './start-header.ts';
import { startLater } from './start-later.ts';
import { keepThemeInAddress } from './theme-address.ts';

/** Brings a page of text to life: its header, its cards and its list of contents. */
const root = document.getElementById('root');
if (root && !followLanguage()) {
  keepThemeInAddress();
  startHeader();
  startLater(root);
  startContents(root);
  startCards(root);
  startDrops(() => import('./drop-file-elsewhere.ts').then((each) => each.startDropElsewhere()));
}
