import { createRoot } from 'react-dom/client';
import { ClaimsApp } from './claims-app.tsx';
import { followLanguage } from './follow-language.ts';
import { readPage } from './read-page.ts';
import { startDrops } from './start-drops.ts';
import { keepThemeInAddress } from './theme-address.ts';

/** Starts the page of claims in place of the markup that came with it, which is the same. */
const root = document.getElementById('root');
if (root && !followLanguage()) {
  keepThemeInAddress();
  const { language } = readPage(document.documentElement);
  startDrops(() => import('./drop-file-elsewhere.ts').then((each) => each.startDropElsewhere()));
  createRoot(root).render(<ClaimsApp language={language} />);
}
