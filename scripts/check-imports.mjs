// npm run check:imports: the imports of src and workers against the table of rooms, and the proof
// that this check would report what it should.

import { root } from './ensure.mjs';
import { checkHouse, readHouse } from './import-rules/check.mjs';
import { planted } from './import-rules/planted.mjs';
import { rooms } from './import-rules/rooms.mjs';

const house = readHouse(root);
const report = checkHouse(house, rooms);
for (const problem of report.problems) console.error(problem);

const crowded = new Map(house);
for (const { file, text } of planted) crowded.set(file, text);
const surprises = checkHouse(crowded, rooms).problems.filter(
  (problem) => !report.problems.includes(problem),
);
const misses = [];
for (const { file, report: expected } of planted) {
  if (!expected) continue;
  // A file's problems are its own lines, and the cycles that start at it.
  const at = surprises.findIndex(
    (problem) => problem.replace(/^cycle: /, '').startsWith(file) && expected.test(problem),
  );
  if (at < 0) misses.push(`not reported: ${expected} in ${file}`);
  else surprises.splice(at, 1);
}
for (const miss of misses) console.error(`the check itself: ${miss}`);
for (const problem of surprises) console.error(`the check itself: reported in vain: ${problem}`);

const proofs = planted.filter((plant) => plant.report).length;
const bad = report.problems.length + misses.length + surprises.length;
console.log(
  `${report.imports.length} imports of ${report.files} files read, ${report.problems.length} forbidden; ` +
    `${proofs - misses.length} of ${proofs} planted ones reported, ${surprises.length} in vain.`,
);
process.exit(bad > 0 ? 1 : 0);
