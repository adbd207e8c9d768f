import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Task graphs of real workflows with what is known about them. They lie beside the repository and are
 * not part of it: without them the tests that need them are skipped, except where CI is to have them.
 */
const folder = new URL('../../../../shared/dags/', import.meta.url);

const inCi = process.env.CI === 'true';
const realFilesThere = existsSync(new URL('manifest.json', folder));
/** Whether to skip, and the reason, for the name of what is skipped. In CI nothing is skipped, and fails. */
export const skipRealFiles = !realFilesThere && !inCi;
export const WITHOUT_REAL_FILES = skipRealFiles ? ' (skipped: ../shared/dags is not there)' : '';

export function realFile(name: string): string {
  return fileURLToPath(new URL(name, folder));
}

export function readRealFile(name: string): string {
  return readFileSync(realFile(name), 'utf8');
}

export const MANIFEST_RULES = {
  critical_path_first: 'critical-path',
  shortest_first: 'shortest',
  shallowest_first: 'shallowest',
  deepest_first: 'deepest',
  input_order: 'input-order',
} as const;

export type ManifestRule = keyof typeof MANIFEST_RULES;

/** What the manifest says of a graph; numbers are exact rationals rounded to 6 decimals (a ratio to 4). */
export interface Computed {
  readonly tasks: number;
  readonly edges: number;
  readonly work: number;
  readonly critical_path: number;
  readonly avg_parallelism: number;
  readonly levels: number;
  readonly max_level_width: number;
  readonly width_antichain: number | null;
  readonly roots: number;
  readonly sinks: number;
  readonly zero_duration: number;
  readonly agents_to_within_5pct_of_cp: number;
  /** By number of agents. */
  readonly makespan: Readonly<
    Record<
      string,
      { readonly lower_bound: number; readonly t_half_critical_path_first: number } & Readonly<
        Record<ManifestRule, number>
      >
    >
  >;
}

/** All files of which facts are known. */
export function manifestFiles(): { file: string; computed: Computed }[] {
  if (!realFilesThere) return [];
  const manifest = JSON.parse(readRealFile('manifest.json')) as {
    files: { file: string; computed?: Computed }[];
  };
  return manifest.files.flatMap(({ file, computed }) => (computed ? [{ file, computed }] : []));
}

/** Rounded from the exact value of the double, as the manifest is. */
export function rounded(x: number, decimals = 6): number {
  return Number(x.toFixed(decimals));
}
