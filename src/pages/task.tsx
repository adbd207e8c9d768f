import { createRoot } from 'react-dom/client';
import { followLanguage } from './follow-language.ts';
import { readPage } from './read-page.ts';
import { TaskApp } from './task-app.tsx';

/** Starts the page of a task graph in place of the markup that came with it, which is the same with nothing on show. */
const root = document.getElementById('root');
if (root && !followLanguage()) {
  const { language } = readPage(document.documentElement);
  createRoot(root).render(<TaskApp language={language} />);
}
