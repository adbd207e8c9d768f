import { catalogues } from '../messages/index.ts';
import { LANGUAGE_TAGS } from './addresses.ts';
import { mountEmbed } from './embed/mount.tsx';
import { talk } from './embed/talk/index.ts';
import { titleOf } from './embed/titles.ts';

/** Starts the page that shows one figure in somebody else's frame. */
const root = document.getElementById('root');
if (root) {
  const { api } = mountEmbed({
    root,
    query: window.location.search,
    site: new URL('../', window.location.href).href,
    themed: document.documentElement,
  });
  const name = () => {
    const language = api.state().language ?? 'en';
    const messages = catalogues[language];
    document.documentElement.lang = LANGUAGE_TAGS[language];
    document.title = `${titleOf(messages, api.figure)} · ${messages.page.siteTitle}`;
  };
  name();
  api.subscribe(({ kind }) => kind === 'state' && name());
  talk(api);
}
