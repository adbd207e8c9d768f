import { describe, expect, it } from 'vitest';
import { measuringPiece, type Piece } from '../../../src/claims/piece.ts';
import { STUDIES, type StudyName } from '../../../src/claims/studies.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { PieceValue } from '../../../workers/protocol.ts';

const small = { meanSteps: 60, meanLayers: 6 };
const pieces: Piece[] = [
  { study: 'post', parameters: { ...PRESETS.post, ...small }, family: 1 },
  { study: 'elo', parameters: { ...PRESETS.post, ...small }, first: 2, sessions: 3 },
];

describe('a piece of a study', () => {
  it.each(pieces)('of $study has in a worker the value that the model gives', (piece) => {
    const result = finish(start({ kind: 'piece', piece }));
    expect(result).toEqual({ kind: 'piece', value: finished<PieceValue>(measuringPiece(piece)) });
  });

  it('pauses before its end, so that it can be given up', () => {
    for (const piece of pieces) {
      const running = start({ kind: 'piece', piece });
      let pauses = 0;
      while (!running.next().done) pauses++;
      expect(pauses).toBeGreaterThan(3);
    }
  });
});

describe('the answers of a study', () => {
  it('are those that the study concludes', () => {
    const own = STUDIES.september.pieces({ families: 3, sessions: 0 });
    const values = own.map((_, family) =>
      Object.fromEntries(STUDIES.september.claims.map(({ id }, i) => [id, 1 + i + family])),
    );
    const result = finish(start({ kind: 'answers', study: 'september', pieces: own, values }));
    const answers = finished(STUDIES.september.concluding(own, values));
    expect(result).toEqual({ kind: 'answers', answers });
    expect(answers[0]).toMatchObject({ median: 2, families: 3 });
  });

  it('of an unknown study are refused with a sentence', () => {
    const study = 'toString' as StudyName;
    expect(() => finish(start({ kind: 'answers', study, pieces: [], values: [] }))).toThrow(
      'there is no study "toString"',
    );
  });
});
