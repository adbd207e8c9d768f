import { parseLink } from '../../src/link/parse-link.ts';
import { writeLink } from '../../src/link/write-link.ts';
import { digestRuns, jobOf } from '../../test/unit/workers/digest-runs.ts';
import { race } from '../../workers/jobs/race.ts';
import { finish } from '../../workers/jobs/running.ts';

/** What Node says of the runs that the browsers are asked for. */

export interface ExpectedRun {
  readonly name: string;
  /** The query string of a link that shows the run. */
  readonly query: string;
  readonly digest: string;
}

/**
 * The ten runs of the recorded digests, as links, with the digests that Node gives now. The family around a run is small:
 * the page leaves before it is computed.
 */
export function expectedRuns(): ExpectedRun[] {
  return digestRuns.map((run) => {
    const parameters = { ...jobOf(run).parameters, graphs: 1 };
    const query = writeLink({ preset: run.preset, parameters });
    return { name: run.name, query, digest: digestOfLink(query) };
  });
}

/** The digest that a page with this query string must show. */
export function digestOfLink(query: string): string {
  const { parameters } = parseLink(query);
  return finish(race({ kind: 'race', parameters })).digest;
}
