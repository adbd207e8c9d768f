import { startCards } from '../article/cards.ts';
import { readPage } from './read-page.ts';
import { startContents } from './start-contents.ts';
import { startHeader } from './static-header.tsx';

/** Brings a page of text to life: its header, its cards and its list of contents. */
const root = document.getElementById('root');
if (root) {
  startHeader(readPage(document.documentElement));
  startContents(root);
  startCards(root);
}
