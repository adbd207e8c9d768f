import { createHash } from 'node:crypto';

/** Tells texts apart: 12 hexadecimal digits. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
