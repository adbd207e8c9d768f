import { quoted } from '../../model/quoted.ts';
import type { Places } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { say } from '../said.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Decision, GraphFormat } from './format.ts';
import { lastAttempts, legsOf } from './github-actions/legs.ts';
import { aboutRun, aboutWorkflow, recordedOf } from './github-actions/remarks.ts';
import { looksLikeRun, runJobs } from './github-actions/run.ts';
import { type PlacedStep, placedSteps } from './github-actions/steps.ts';
import { workflowJobs } from './github-actions/workflow.ts';
import { decided } from './shared/decide.ts';

/**
 * Pipelines of GitHub Actions: what needs what from the workflow's YAML, how long it took from the JSON of a run's jobs. Either
 * alone tells half, and that is said.
 */
export const githubActions: GraphFormat = {
  id: 'github-actions',
  signs: { json: '"jobs"', text: 'on: … jobs:' },
  recognises: (file) => looksLikeRun(file.jsonIfAny()) || looksLikeWorkflow(file),
  *read(files, choices) {
    const several = files.length > 1;
    const workflows = files.filter(looksLikeWorkflow);
    if (workflows.length > 1) {
      throw new GraphError(
        null,
        say`there is more than one workflow: one pipeline is read at a time`,
        null,
        'not-together',
      );
    }
    yield 0;
    const workflow = workflows.length === 1 ? workflowJobs(workflows[0], several) : [];
    yield 0.5;
    const pages = files.filter((file) => !workflows.includes(file));
    const run = pages.length === 0 ? null : pages.flatMap((file) => runJobs(file, several));
    if (run?.length === 0) throw new GraphError('jobs', say`the list is empty`);
    const { jobs, earlier } = lastAttempts(run ?? []);
    yield 0.7;
    const legs = legsOf(workflow, run && jobs);
    yield 0.8;
    const precedence = decidedPrecedence(choices.precedence);
    const placed = placedSteps(workflow, legs, {
      asSteps: precedence.used === 'steps',
      timed: run !== null,
    });
    return {
      steps: placed.map(({ step }) => step),
      places: placesOf(placed),
      unit: run ? 's' : null,
      unitless: run === null,
      edgesUnknown: workflow.length === 0,
      remarks: [
        ...aboutWorkflow(workflow, run !== null),
        ...aboutRun(run && jobs, earlier, legs, workflow),
      ],
      precedence,
      recorded: recordedOf(jobs),
    };
  },
};

/** A workflow has jobs and what sets it off; a file of DSLab has tasks, one of another CI has no jobs at the margin. */
function looksLikeWorkflow({ text, looksLikeJson }: SourceFile): boolean {
  return (
    !looksLikeJson &&
    /^jobs\s*:/m.test(text) &&
    /^(on|"on"|'on'|true)\s*:|^ +(runs-on|uses)\s*:/m.test(text)
  );
}

function decidedPrecedence(wanted: string | null): Decision {
  const jobs = { key: 'jobs', about: say`every job is one step` };
  const steps = { key: 'steps', about: say`every job is the chain of its steps` };
  return decided([jobs, steps], wanted);
}

function placesOf(placed: readonly PlacedStep[]): Places {
  const place = (i: number) => placed[i].place;
  return {
    step: place,
    id: place,
    duration: place,
    need: (i, j) => placed[i].needPlaces[j] ?? placed[i].place,
    unknown: (i, j) => {
      const missing = placed[i].missing[j];
      if (!missing) return null;
      const id = String(placed[i].step.sort);
      return say`${quoted(id)} needs ${quoted(missing)}, which is not the id of a job`;
    },
  };
}
