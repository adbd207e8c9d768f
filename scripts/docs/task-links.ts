import { EXAMPLE_SLUGS, FIRST_EXAMPLE } from '../../src/figures/task/examples.ts';
import { LINK_LANGUAGES, LINK_THEMES } from '../../src/link/link-state.ts';
import {
  DEFAULT_TASK_LINK,
  DEFAULT_TASK_PARAMETERS,
  LINK_UNITS,
  MONEY_BOUNDS,
  MOST_AGENTS,
  OWN_KEYS,
  PAID_WHILE,
  TASK_KEYS,
  TASK_PARAMETERS,
  TASK_SWARMS,
  type TaskKey,
} from '../../src/link/task/task-link-state.ts';
import { LEFT_OUT } from '../../src/link/task/write-task-link.ts';
import { LINK_VERSION } from '../../src/link/version.ts';
import { formatParameter } from '../../src/model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../../src/model/presets.ts';
import { markdownTable } from './table.ts';

/** The part about the page of a reader's own task graph, in Markdown, made from the tables that read and write its links. */
export function taskLinksReference(): string {
  return `## The page of a task graph

\`/task/\` has a query of its own: \`?v=${LINK_VERSION}&example=graham&agents=3&rule=input-order\`. Between it and the other pages the theme alone goes
along. Of the parameters it has those of one run on one graph:

${TASK_PARAMETERS.map(code).join(', ')}

Beside them it knows:

${markdownTable(
  ['key', 'meaning', 'accepts', 'at first'],
  TASK_KEYS.map((key) => [code(key), MEANINGS[key], ACCEPTED[key], atFirst(key)]),
)}

What is the reader's own stands behind the \`#\`, which browsers send to no server, not even when the page is loaded again:
${OWN_KEYS.map(code).join(', ')}. So a link is \`/task/?v=${LINK_VERSION}&agents=4#graph=…&unit=min\`. Any key is read
in either part. A part behind the \`#\` without \`=\` is a place of the page: \`#task-settings&graph=…\`.

Parameters begin as in the preset \`${DEFAULT_PRESET}\`, but for ${otherwise()}. \`swarm\` is ${TASK_SWARMS.map(code).join(' or ')};
of \`agents\` there are at most ${MOST_AGENTS}. A swarm that forks keeps to rules that need no coordinator. Of \`graph\`, \`kept\` and \`example\` the
first that is there counts. A packed graph is this site's JSON, compressed by DEFLATE, in base64url between \`d\` and \`z\`; durations
and precedence in it are decided, so that these two keys are not written beside it.`;
}

const code = (name: string | number) => `\`${name}\``;
const oneOf = (names: readonly (string | number)[]) => names.map(code).join(', ');
const money = `a number from ${MONEY_BOUNDS[0]} to ${MONEY_BOUNDS[1]}`;

const MEANINGS: Record<TaskKey, string> = {
  v: 'Version of the link; the present one where it is left out.',
  example: 'A graph of the gallery.',
  graph: `The graph itself, packed; ${code(LEFT_OUT)}: it was too large, and has to be brought again.`,
  kept: 'A graph that is kept on the device of whoever made the link.',
  name: 'What the graph is called that is packed, or was left out.',
  unit: 'Of 1 in the file, where the file does not say.',
  durations: 'Where the file leaves it open, what durations are taken from.',
  precedence: 'Where the file leaves it open, what counts as precedence.',
  price: 'Money per agent-hour, in whatever currency.',
  paid: 'Whether agents are paid while they work, or for the whole run.',
  hour: 'Money that the result is worth more an hour sooner.',
  theme: 'Colours; those of the reader where it is left out.',
  lang: 'Language; that of the page where it is left out.',
};

const ACCEPTED: Record<TaskKey, string> = {
  v: `1 to ${LINK_VERSION}`,
  example: oneOf(EXAMPLE_SLUGS),
  graph: `a packed graph, or ${code(LEFT_OUT)}`,
  kept: 'the key of a kept graph',
  name: 'a line of text',
  unit: oneOf(LINK_UNITS),
  durations: 'a key of the format, such as the name of an attribute',
  precedence: 'a key of the format',
  price: money,
  paid: oneOf(PAID_WHILE),
  hour: money,
  theme: oneOf(LINK_THEMES),
  lang: oneOf(LINK_LANGUAGES),
};

function atFirst(key: TaskKey): string {
  if (key === 'example') return code(FIRST_EXAMPLE);
  if (key === 'price' || key === 'paid') return code(DEFAULT_TASK_LINK[key]);
  return '-';
}

function otherwise(): string {
  const preset = PRESETS[DEFAULT_PRESET];
  return TASK_PARAMETERS.filter((key) => DEFAULT_TASK_PARAMETERS[key] !== preset[key])
    .map((key) => code(`${key}=${formatParameter(key, DEFAULT_TASK_PARAMETERS[key])}`))
    .join(' and ');
}
