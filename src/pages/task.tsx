import { createRoot } from 'react-dom/client';
import { CarriedOver } from '../components/controls/carried-over.tsx';
import { followLanguage } from './follow-language.ts';
import { readPage } from './read-page.ts';
import { startHeader } from './start-header.ts';
import { TaskApp } from './task-app.tsx';
import { Unfolded } from './task-unfolded.tsx';

/** Starts the page of a task graph: its body takes the place of the markup that came with it, which is the same with nothing on show. */
const body = document.getElementById('body');
if (body && !followLanguage()) {
  const { language } = readPage(document.documentElement);
  startHeader();
  createRoot(body).render(
    <CarriedOver from={body}>
      <Unfolded from={body}>
        <TaskApp language={language} />
      </Unfolded>
    </CarriedOver>,
  );
}
