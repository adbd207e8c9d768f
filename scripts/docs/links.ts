import type { ChoiceDefinition } from '../../src/link/choices.ts';
import { choiceTable, FIGURE_NAMES } from '../../src/link/figures.ts';
import {
  AT_BOUNDS,
  LINK_LANGUAGES,
  LINK_THEMES,
  LINK_VERSION,
  MOST_PINS,
  PARTS,
  SWITCH,
  TIME_SCALES,
  VIEW_KEYS,
  type ViewKey,
} from '../../src/link/link-state.ts';
import { MOST_NOTICES } from '../../src/link/notices.ts';
import { MOST_CHARACTERS } from '../../src/link/query.ts';
import { PRESET_NAMES } from '../../src/model/presets.ts';
import { markdownTable } from './table.ts';
import { taskLinksReference } from './task-links.ts';

/** The reference of links, in Markdown, made from the tables that read and write them. */
export function linksReference(): string {
  return `# Links

Made from \`src/link\` by \`npm run docs\`; a test fails when it is out of date.

The state of a page is its query string: \`?v=${LINK_VERSION}&figure=width&agents=8&width.layers=4\`. Only what differs from the preset, or
from what is chosen at first, is written. Keys and values that are written have letters, digits, \`.\` and \`-\` only, and the last one
is a letter or digit, so that a link survives chat programs. Keys of others (\`utm_source\`) stay where they are.

## Keys

Every parameter of the model is a key (\`parameters.md\`), and sets what all figures share. Beside them:

${markdownTable(
  ['key', 'meaning', 'accepts'],
  VIEW_KEYS.map((key) => [`\`${key}\``, MEANINGS[key], ACCEPTED[key]]),
)}

A list is joined by points: \`own=rules.width\`. \`none\` is a list without members.

With the name of a figure in front, a parameter is that figure's own, and the figure no longer follows the shared ones:
\`width.layers=4\`. What its other parameters are is said by the shared preset. These keys are choices that only the figure has:

${markdownTable(['key', 'accepts', 'at first'], choiceRows())}

With \`pin1\` to \`pin${MOST_PINS}\` in front, a parameter or the preset is that of a pinned run: \`pin1.preset=wide&pin1.agents=4\`.
A pin is compared with its own preset, \`${PRESET_NAMES[0]}\` where none is named.

${taskLinksReference()}

## What cannot be used

The page opens whatever a link holds. A value that is out of range gives the nearest one, another value the one that the preset
has; of a repeated key the last one counts; a key that nobody knows does nothing. Everything adjusted is said in one list, at most
${MOST_NOTICES} lines and how many more there are. Settings that do not go together are settled (\`src/state/settle.ts\`). Beyond ${MOST_CHARACTERS} characters
nothing is read.

## The address bar

A gesture makes one entry of the browser's history, from the press to the release; so do undo and redo. Where a playhead stands, and
the theme, change the entry that is there. Writing waits 150 ms, and tries again where the browser refuses. \`theme\` holds for
the visit and is not stored; \`lang\` leads to the same page in that language and is then gone from the address.

## On the command line

\`npm run -s swarm -- run --link 'https://example.org/lab/?v=${LINK_VERSION}&agents=8'\` begins with the settings of a link; other options
override them.

## Add a key

- A parameter of the model needs nothing here.
- A choice of a figure: a line in \`CHOICES\` of \`src/link/figures.ts\`, and its name in both \`notices.ts\` of the messages.
- A key of the page: its name in \`VIEW_KEYS\`, its place in \`LinkState\`, how it is read in \`parse-view.ts\` and written in
  \`write-link.ts\`, its meaning in \`scripts/docs/links.ts\`, its name in the messages. The type check asks for most of it.
- A key of the page of a task graph: its name in \`TASK_KEYS\`, its place in \`TaskLinkState\` (both in \`task-link-state.ts\`), how it is read
  and written beside, its meaning in \`scripts/docs/task-links.ts\`, its name in \`linkKeys\` of \`src/messages/task/*/page.ts\`.
- A line in \`test/unit/link/arbitraries.ts\`, so that the properties know of it, and a link in \`test/fixtures/links.json\`.

## Raise the version

When a key is given another meaning, or another default, or a key that links of others might have is taken up:

1. \`LINK_VERSION\` in \`src/link/version.ts\`.
2. An upgrader from the version before in \`src/link/upgrade.ts\`: entries of the query as they were, to entries as they are now.
   Without one the module does not load.
3. Links of the new version in \`test/fixtures/links.json\`; \`UPDATE_LINKS=1 npx vitest run --project node test/unit/link/frozen.test.ts\`
   records what they show. The digests of the old ones must stay: \`git diff\` shows whether they do.

A new key that nobody can have used yet needs no new version; a page that does not know it says so and ignores it.
`;
}

const list = (names: readonly string[]) => `any of ${names.map(code).join(', ')}`;
const oneOf = (names: readonly (string | number)[]) => names.map(code).join(', ');
const code = (name: string | number) => `\`${name}\``;

const MEANINGS: Record<ViewKey, string> = {
  v: 'Version of the link; the present one where it is left out.',
  preset: 'Settings that the link is compared with.',
  figure: 'The figure that it is about: where the article opens, what an embed shows.',
  own: 'Figures that have settings of their own without one that differs from the preset.',
  at: 'The playhead of the race, in t_mid.',
  time: 'How the playhead runs: by the logarithm of time, or by time.',
  play: 'Whether the race plays.',
  theme: 'Colours; those of the reader where it is left out.',
  lang: 'Language; that of the page where it is left out.',
  hide: 'Parts that are left out around an embedded figure.',
  controls:
    'Parameters that can be moved at an embedded figure; those of the figure where it is left out.',
};

const ACCEPTED: Record<ViewKey, string> = {
  v: `1 to ${LINK_VERSION}`,
  preset: oneOf(PRESET_NAMES),
  figure: oneOf(FIGURE_NAMES),
  own: 'any figures',
  at: `a number from ${AT_BOUNDS[0]} to ${AT_BOUNDS[1]}`,
  time: oneOf(TIME_SCALES),
  play: oneOf(SWITCH),
  theme: oneOf(LINK_THEMES),
  lang: oneOf(LINK_LANGUAGES),
  hide: list(PARTS),
  controls: 'any parameters',
};

function choiceRows(): string[][] {
  return FIGURE_NAMES.flatMap((figure) =>
    Object.entries(choiceTable(figure)).map(([name, definition]) => [
      code(`${figure}.${name}`),
      acceptedBy(definition),
      definition.first === null ? 'where the figure opens' : code(definition.first),
    ]),
  );
}

function acceptedBy(definition: ChoiceDefinition): string {
  if (definition.kind === 'one-of') return oneOf(definition.options);
  const [low, high] = definition.bounds;
  const digits = definition.kind === 'number' ? `, ${definition.digits} digits` : '';
  return `a number from ${low} to ${high}${digits}`;
}
