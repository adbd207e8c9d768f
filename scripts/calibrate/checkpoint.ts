import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where finished parts of a calibration lie, so that one that was interrupted goes on. To be deleted after a change of code. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/calibrate/', import.meta.url));

/** The value of a part that is named by all it depends on, computed or from an earlier run. Values are plain JSON. */
export async function part<T>(inputs: unknown, compute: () => Promise<T>): Promise<T> {
  const name = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
  const file = `${FOLDER}${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const value = await compute();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(value));
  return value;
}
