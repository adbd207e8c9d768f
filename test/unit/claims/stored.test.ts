import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { farOff, reproduced } from '../../../src/claims/bar.ts';
import type { Claim, NumberAnswer } from '../../../src/claims/claim.ts';
import { measuringPiece } from '../../../src/claims/piece.ts';
import { agreements } from '../../../src/claims/september/agreement.ts';
import { STORED } from '../../../src/claims/stored/index.ts';
import { STUDIES, STUDY_NAMES } from '../../../src/claims/studies.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';

describe.each(STUDY_NAMES)('the stored answers of %s', (name) => {
  const study = STUDIES[name];
  const stored = STORED[name];
  const fixture = JSON.parse(
    readFileSync(new URL(`../../fixtures/claims/${name}.json`, import.meta.url), 'utf8'),
  );

  it('belong to this model, these settings and these claims; else: npm run claims:store', () => {
    expect(stored.modelVersion).toBe(MODEL_VERSION);
    expect(fixture.parameters).toEqual(study.parameters);
    expect({ families: stored.families, sessions: stored.sessions }).toEqual(study.usual);
    expect(stored.answers.map(({ id }) => id)).toEqual(study.claims.map(({ id }) => id));
  });

  it('come from families whose first is measured the same here', () => {
    const [piece] = study.pieces({ families: 1, sessions: 0 });
    const first = finished(measuringPiece(piece));
    expect(JSON.parse(JSON.stringify(first))).toEqual(fixture.first);
  });
});

describe('how near the model comes', () => {
  const numbers = STORED.post.answers.filter(
    (answer, i): answer is NumberAnswer =>
      STUDIES.post.claims[i].kind === 'number' && 'median' in answer,
  );

  it('reproduces at least 20 of the 22 numbers of the post, and none is off by more than half', () => {
    expect(numbers).toHaveLength(22);
    const inside = numbers.filter(reproduced);
    expect(inside.length).toBeGreaterThanOrEqual(20);
    expect(numbers.filter(farOff)).toEqual([]);
  });

  it('keeps every statement of the post, those on Elo included', () => {
    const statements = STORED.post.answers.filter(
      (_, i) => (STUDIES.post.claims[i] as Claim).kind === 'statement',
    );
    expect(statements).toHaveLength(9);
    expect(statements.filter(({ within }) => !within)).toEqual([]);
  });

  it('lies within 2% of the independent table, or inside its interval, in every figure', () => {
    const all = agreements(STORED.september.answers);
    expect(all).toHaveLength(134);
    expect(all.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});
