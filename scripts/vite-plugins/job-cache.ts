import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

export interface JobCacheOptions {
  /** Where results are kept; made when it is needed. */
  readonly folder: string;
  /** Folders whose files decide what a job gives. */
  readonly sources: readonly string[];
}

/**
 * Keeps the results of jobs from one build to the next: a result is a pure function of its job and of the simulator's own
 * files, so it is found again under both. Results of other versions of the simulator are thrown away.
 */
export function cachedJobs<Job, Result>(
  run: (job: Job) => Result,
  { folder, sources }: JobCacheOptions,
): (job: Job) => Result {
  const version = hashOf(sources.flatMap(filesOf).map((file) => readFileSync(file)));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (!file.startsWith(version)) rmSync(path.join(folder, file), { force: true });
  }
  return (job) => {
    const file = path.join(folder, `${version}-${hashOf([JSON.stringify(job)])}`);
    const known = read<Result>(file);
    if (known !== undefined) return known;
    const result = run(job);
    // Whole or not at all: two builds may be at it at once.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(result));
    renameSync(unfinished, file);
    return result;
  };
}

function read<Result>(file: string): Result | undefined {
  try {
    return deserialize(readFileSync(file)) as Result;
  } catch {
    // Not there, or cut off: it is computed anew.
    return undefined;
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}
