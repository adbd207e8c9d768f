import { access, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

const folder = inject('addressed');
const there = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The site as it is built for the address `SITE_URL`; tests that need none have begun before it was there. */
async function whole(): Promise<string> {
  while (!(await there(folder))) {
    if (await there(`${folder}.failed`))
      throw new Error(await readFile(`${folder}.failed`, 'utf8'));
    await pause(100);
  }
  return folder;
}

export const addressed = await whole();
