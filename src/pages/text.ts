import { startCards } from '../article/cards.ts';
import { startContents } from './start-contents.ts';
import { startHeader } from './start-header.ts';
import { startLater } from './start-later.ts';

/** Brings a page of text to life: its header, its cards and its list of contents. */
const root = document.getElementById('root');
if (root) {
  startHeader();
  startLater(root);
  startContents(root);
  startCards(root);
}
