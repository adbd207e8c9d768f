import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figures } from '../../src/claims/claim.ts';
import type { StoredStudy } from '../../src/claims/stored/index.ts';
import { STUDIES, STUDY_NAMES } from '../../src/claims/studies.ts';
import { spread } from '../../src/cli/spread/spread.ts';
import { makeStoredElo } from '../../src/figures/elo/make-stored.ts';
import { finished } from '../../src/model/measure/pausing.ts';
import { MODEL_VERSION } from '../../src/model/version.ts';

/*
 * npm run claims:store: answers all claims at the default settings and writes src/claims/stored/, which the claims
 * page shows before anybody has recomputed anything; and, for the test that holds the two together, the settings and
 * the figures of the first family. The picture of Elo, which figures show without a script, is of the same settings.
 */
for (const name of STUDY_NAMES) {
  const study = STUDIES[name];
  const pieces = study.pieces(study.usual);
  process.stderr.write(`${name}: ${pieces.length} pieces\n`);
  const values = await spread(pieces);
  const answers = finished(study.concluding(pieces, values));
  const stored: StoredStudy = { modelVersion: MODEL_VERSION, ...study.usual, answers };
  write(`src/claims/stored/${name}.json`, stored);
  const first = values[0] as Figures;
  write(`test/fixtures/claims/${name}.json`, { parameters: study.parameters, first });
}

write('src/figures/elo/stored.json', makeStoredElo());

function write(path: string, value: unknown): void {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
