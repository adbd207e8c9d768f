import { loadMessages } from '../messages/load-messages.ts';
import { startDropFile } from './drop-file.ts';
import { readPage } from './read-page.ts';

/** Opens what is dropped on a page without figures: on the page where its figure is. */
export async function startDropElsewhere(): Promise<void> {
  const place = readPage(document.documentElement);
  await loadMessages(place.language);
  startDropFile({ place, store: null, flush() {} });
}
