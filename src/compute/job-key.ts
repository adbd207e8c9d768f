import type { Job } from '../../workers/protocol.ts';

/**
 * The same text for jobs of the same content, whatever the order of their properties. A task graph counts by its key, and
 * not by its columns. null for a reading: its files are too large to be told apart, and its result too large to be kept.
 */
export function jobKey(job: Job): string | null {
  if (job.kind === 'graph-read') return null;
  const plain = 'input' in job ? { ...job, input: job.input.key } : job;
  return JSON.stringify(plain, (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, value[key]]),
        )
      : value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
