import type { FormatId } from '../../graphs/formats/format.ts';
import { DEFAULT_TASK_PARAMETERS } from '../../link/task/task-link-state.ts';
import type { Parameters } from '../../model/parameters.ts';

/** An example of the gallery. Its name, and what to look at, are in the messages under its slug. */
export interface Example {
  /** Stands in links and does not change. */
  readonly slug: ExampleSlug;
  /** Below `examples/` of the site. */
  readonly files: readonly string[];
  /** What shows best what there is to see; else as at first. */
  readonly settings: Partial<Parameters>;
}

export const EXAMPLE_SLUGS = [
  'workflow',
  'build',
  'pipeline',
  'agent-session',
  'map',
  'graham',
] as const;
export type ExampleSlug = (typeof EXAMPLE_SLUGS)[number];

/** What a page shows whose address says nothing: its settings are those at first. */
export const FIRST_EXAMPLE: ExampleSlug = 'workflow';

const FILES: Readonly<Record<ExampleSlug, readonly string[]>> = {
  workflow: ['workflow.json'],
  build: ['build.ninja', 'build.ninja_log'],
  pipeline: ['pipeline.yml', 'pipeline-jobs.json'],
  'agent-session': ['agent-session.traj'],
  map: ['map.csv'],
  graham: ['graham.json'],
};

/** Files that show how a format is written: of the gallery, and one more. */
export const FILES_OF_FORMAT: Readonly<Partial<Record<FormatId, readonly string[]>>> = {
  'task-graph': FILES.graham,
  csv: FILES.map,
  wfformat: FILES.workflow,
  ninja: FILES.build,
  'github-actions': FILES.pipeline,
  'chrome-trace': ['trace.json'],
  'swe-agent': FILES['agent-session'],
};

const SETTINGS: Readonly<Partial<Record<ExampleSlug, Partial<Parameters>>>> = {
  // Graham's list scheduling: whoever is free takes the first ready step of the list.
  graham: { rule: 'input-order', agents: 4 },
  pipeline: { agents: 4 },
};

export const EXAMPLES: readonly Example[] = EXAMPLE_SLUGS.map((slug) => ({
  slug,
  files: FILES[slug],
  settings: SETTINGS[slug] ?? {},
}));

export function exampleOf(slug: string): Example | null {
  return EXAMPLES.find((example) => example.slug === slug) ?? null;
}

/** All parameters that an example is shown with. */
export function exampleParameters({ settings }: Example): Parameters {
  return { ...DEFAULT_TASK_PARAMETERS, ...settings };
}

export function isSlugOfExample(text: string): text is ExampleSlug {
  return (EXAMPLE_SLUGS as readonly string[]).includes(text);
}
