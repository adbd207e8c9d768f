import { quoted } from '../../model/quoted.ts';
import type { Places, StepInput } from '../build/step-input.ts';
import { atLine, type Place } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { within } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';
import { joinedEdges } from './dax/edges.ts';
import { parseDax } from './dax/parse.ts';
import type { DaxJob } from './dax/workflow.ts';
import type { Decision, DecisionOption, GraphFormat, ReadChoices, Reading } from './format.ts';
import { decided } from './shared/decide.ts';
import { oneFile } from './shared/one-file.ts';

const ROOT = /<(?:[\w.-]+:)?adag[\s>/]/;

/**
 * DAX, the abstract workflows of Pegasus in XML, versions 2 and 3: steps are its jobs, precedence is what `<child>` and
 * `<parent>` say, durations are the attribute `runtime` or the profile of that name, in seconds. Version 3 may have none.
 */
export const dax: GraphFormat = {
  id: 'dax',
  signs: { text: '<adag' },

  recognises({ text }: SourceFile): boolean {
    const beginning = text.slice(0, 2 ** 16);
    return /^\s*</.test(beginning) && ROOT.test(beginning);
  },

  *read(files: readonly SourceFile[], { durations: wanted }: ReadChoices): Reading {
    const workflow = yield* within(parseDax(oneFile(files).text), 0, 0.7);
    const { jobs, announced } = workflow;
    const { needs, needLines, unknown } = yield* within(joinedEdges(workflow), 0.7, 1);
    const durations = runtimes(jobs, wanted);
    const each = durations?.used === 'one';
    const remarks: Remark[] = [];
    if (workflow.files > 0) {
      remarks.push(
        remark(
          'ignored',
          null,
          say`uses of files (${counted(workflow.files)}) and their sizes do not count: precedence comes from ${'<child>'} and ${'<parent>'}`,
        ),
      );
    }
    if (announced !== null && announced.jobs !== jobs.length) {
      remarks.push(
        remark(
          'oddity',
          atLine(announced.line),
          say`the header gives ${announced.jobs} as the number of jobs, and the file has ${jobs.length}`,
        ),
      );
    }
    const job = (i: number): Place => atLine(jobs[i].line);
    const places: Places = {
      step: job,
      id: job,
      duration: job,
      need: (i, j) => atLine(needLines[i][j]),
      unknown: (i, j) => unknown.get(`${i} ${needs[i][j]}`) ?? null,
    };
    const steps = jobs.map(
      ({ id, name, runtime }, i): StepInput => ({
        id,
        duration: each ? 1 : runtime,
        needs: needs[i],
        ...(name === '' ? {} : { sort: name }),
      }),
    );
    const unit = each ? null : 's';
    const chosen = durations === null ? {} : { durations };
    return { steps, places, unit, unitless: each, remarks, ...chosen };
  },
};

/** Nothing to decide where every job has a runtime; where none has, each counts 1. */
function runtimes(jobs: readonly DaxJob[], wanted: string | null): Decision | null {
  const having = jobs.filter(({ runtime }) => runtime !== undefined).length;
  if (having === jobs.length) return null;
  const one: DecisionOption = { key: 'one', about: say`each step counts 1` };
  if (having === 0) return decided([one], wanted);
  const runtime: DecisionOption = {
    key: 'runtime',
    about: say`the attribute ${quoted('runtime')}, a number on ${counted(having)} of ${counted(jobs.length)} jobs`,
  };
  return decided([runtime, one], wanted);
}
