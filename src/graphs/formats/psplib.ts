import type { Places, StepInput } from '../build/step-input.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import { within } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { DecisionOption, GraphFormat, ReadChoices, Reading } from './format.ts';
import { parsePsplib } from './psplib/parse.ts';
import { decided } from './shared/decide.ts';
import { oneFile } from './shared/one-file.ts';

const BETWEEN_PAUSES = 2 ** 12;

const MODES: readonly DecisionOption[] = [
  { key: 'first', about: say`the first mode of each job` },
  { key: 'shortest', about: say`the shortest mode of each job` },
  { key: 'longest', about: say`the longest mode of each job` },
];

/**
 * Instances of the project scheduling library (https://www.om-db.wi.tum.de/psplib/): `.sm`, and `.mm` with several modes
 * of each job, of which one is used. Precedence and durations only: a job takes one agent, whatever it requests.
 */
export const psplib: GraphFormat = {
  id: 'psplib',
  signs: { text: 'PRECEDENCE RELATIONS:' },

  recognises({ text }: SourceFile): boolean {
    return /^[ \t]*PRECEDENCE RELATIONS[ \t]*:/im.test(text.slice(0, 2 ** 16));
  },

  *read(files: readonly SourceFile[], { durations: wanted }: ReadChoices): Reading {
    const { jobs, resources } = yield* within(parsePsplib(oneFile(files).text), 0, 0.7);
    const several = jobs.some(({ durations }) => durations.length > 1);
    const decision = decided(several ? MODES : MODES.slice(0, 1), wanted);
    const indexOf = new Map<string, number>();
    // Of several jobs of one number the first is meant: it is the one that may be kept.
    for (let i = jobs.length - 1; i >= 0; i--) indexOf.set(jobs[i].id, i);
    const needs: string[][] = jobs.map(() => []);
    const needLines: number[][] = jobs.map(() => []);
    const unknown = new Map<string, Said>();
    for (const [i, { id, successors, line }] of jobs.entries()) {
      if (i % BETWEEN_PAUSES === 0) yield 0.7 + (0.3 * i) / jobs.length;
      for (const successor of successors) {
        // A successor that is no job is refused, or left out, as a need of the job that names it.
        const s = indexOf.get(successor);
        needs[s ?? i].push(s === undefined ? successor : id);
        needLines[s ?? i].push(line);
        if (s === undefined) {
          unknown.set(
            `${i} ${successor}`,
            say`job ${id} has the successor ${successor}, which is no job`,
          );
        }
      }
    }
    const places: Places = {
      step: (i) => atLine(jobs[i].line),
      id: (i) => atLine(jobs[i].line),
      duration: (i) => atLine(jobs[i].durationLine),
      need: (i, j) => atLine(needLines[i][j]),
      unknown: (i, j) => unknown.get(`${i} ${needs[i][j]}`) ?? null,
    };
    const steps = jobs.map(
      ({ id, durations }, i): StepInput => ({
        id,
        duration: durationIn(decision.used, durations),
        needs: needs[i],
      }),
    );
    const remarks: Remark[] = [
      remark(
        'ignored',
        null,
        say`resources (${resources}), release dates and due dates are not used: only durations and precedence count`,
      ),
    ];
    return {
      steps,
      places,
      unit: null,
      remarks,
      ...(several ? { durations: decision } : {}),
    };
  },
};

function durationIn(mode: string, durations: readonly number[]): number {
  if (mode === 'shortest') return durations.reduce((least, each) => Math.min(least, each));
  if (mode === 'longest') return durations.reduce((most, each) => Math.max(most, each));
  return durations[0];
}
