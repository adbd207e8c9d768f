import type { EloRecords } from '../../model/measure/elo/records.ts';
import type { Pausing } from '../../model/measure/pausing.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { answersFrom } from '../answers.ts';
import type { Answer, Figures } from '../claim.ts';
import { eloPieces } from '../elo-pieces.ts';
import type { Piece } from '../piece.ts';
import type { Study, StudySize } from '../study.ts';
import { POST_CLAIMS } from './claims.ts';
import { takingEloFigures } from './elo-figures.ts';

export const postStudy: Study = {
  parameters: PRESETS.post,
  claims: POST_CLAIMS,
  usual: { families: 64, sessions: 5000 },
  pieces: (size) => postPieces(PRESETS.post, size),
  *concluding(pieces, values): Pausing<Answer[]> {
    const families: Figures[] = [];
    const records: EloRecords[] = [];
    pieces.forEach((piece, i) => {
      if (piece.study === 'elo') records.push(values[i] as EloRecords);
      else families.push(values[i] as Figures);
    });
    const elo = yield* takingEloFigures(records);
    return answersFrom(
      POST_CLAIMS,
      families.map((figures) => ({ ...figures, ...elo })),
    );
  },
};

function postPieces(parameters: Parameters, { families, sessions }: StudySize): Piece[] {
  const pieces: Piece[] = [];
  for (let family = 0; family < families; family++) {
    pieces.push({ study: 'post', parameters, family });
  }
  return [...pieces, ...eloPieces(parameters, 0, sessions)];
}
