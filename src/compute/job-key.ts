import type { Job } from '../../workers/protocol.ts';

/** The same text for jobs of the same content, whatever the order of their properties. */
export function jobKey(job: Job): string {
  return JSON.stringify(job, (_, value: unknown) =>
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
