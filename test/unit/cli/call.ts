import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { swarm } from '../../../src/cli/swarm.ts';

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Calls the command line in this process. Its clock stands still: after ten seconds, which a busy machine may need for
 * anything, a command says how far it is.
 */
export function call(...args: string[]): Promise<Called> {
  const began = Date.now();
  return callAt(() => began, args);
}

async function callAt(now: () => number, args: string[]): Promise<Called> {
  const clock = vi.spyOn(Date, 'now').mockImplementation(now);
  let out = '';
  let err = '';
  try {
    const code = await swarm(args, {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    });
    return { code, out, err };
  } finally {
    clock.mockRestore();
  }
}

/** Calls it with a clock on which so much time passes that every step of its progress is a line, and gives the lines. */
export async function progressOf(...args: string[]): Promise<string[]> {
  let now = 0;
  const { err } = await callAt(() => {
    now += 60_000;
    return now;
  }, args);
  return err.split('\n').map((line) => line.replace(/, about .*/, ''));
}

/** What a command that succeeds in silence prints, parsed. */
export async function json<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await call(...args);
  if (code !== 0 || err !== '') throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as T;
}

/** The sentence of a command that must fail: nothing printed, one line, exit code 2. */
export async function refused(...args: string[]): Promise<string> {
  const { code, out, err } = await call(...args);
  if (code !== 2 || out !== '') throw new Error(`exit code ${code}, printed ${out.slice(0, 80)}`);
  const [, sentence] = /^error: ([^\r\n]+)\n$/.exec(err) ?? [];
  if (sentence === undefined) throw new Error(`not one line: ${err}`);
  return sentence;
}

/** Files in a folder of their own, by name; `remove` takes the folder away. */
export function temporaryFiles(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return {
    folder,
    path: (name: string) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export interface RunOutput {
  sessions?: number;
  steps: number;
  agents: number;
  makespan: number;
  reach: Record<string, number>;
  best: Record<string, number | null> | null;
  agentTime: number;
  work: number;
  scheduling: number;
  communication: number;
  agentsStarted: number;
  handoffs: number;
  digest: string;
  schedule: { session?: number; step: string; agent: number; start: number; end: number }[];
}

type Interval = [low: number, high: number];

export interface RowOutput {
  agents: number;
  makespan: number;
  lowerBound: number | null;
  grahamBound: number | null;
  speedup: number | null;
  agentTime: number;
  reach: Record<string, number | null>;
  speedupAt?: Record<string, number | null>;
  graphs?: number;
  interval?: {
    [K in 'makespan' | 'lowerBound' | 'grahamBound' | 'speedup' | 'agentTime']: Interval | null;
  } & { [K in 'reach' | 'speedupAt']: Record<string, Interval | null> };
}

type Step = readonly [id: string, duration: number, ...needs: string[]];

/** A file in the project's own format. */
export function taskGraph(steps: readonly Step[], values?: readonly number[]): string {
  return JSON.stringify({
    format: 'task-graph',
    version: 1,
    steps: steps.map(([id, duration, ...needs], i) => ({
      id,
      duration,
      needs,
      value: values?.[i],
    })),
  });
}
