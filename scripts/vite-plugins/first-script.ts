/** What every page has at first, or most of them, where it is small. */
const MODULES = [
  'vite/preload-helper.js',
  'src/components/manners/typing.ts',
  'src/messages/brought.ts',
  'src/messages/languages.ts',
  'src/messages/load-messages.ts',
  'src/pages/addresses.ts',
  'src/pages/follow-figure.ts',
  'src/pages/follow-language.ts',
  'src/pages/query-along.ts',
  'src/pages/read-page.ts',
  'src/pages/start-drops.ts',
  'src/pages/start-key-help.ts',
  'src/pages/theme.ts',
  'src/pages/theme-address.ts',
];

/** One file of them, for rolldown's `codeSplitting.groups`: one by one they are half a kilobyte more, compressed. */
export const firstScript = {
  name: 'first',
  test: (id: string): boolean => MODULES.some((module) => id.endsWith(module)),
};
