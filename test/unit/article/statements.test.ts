import { describe, expect, it } from 'vitest';
import { STATEMENTS, statementOf, verdictOf } from '../../../src/article/statements.ts';
import { POST_CLAIMS } from '../../../src/claims/post/claims.ts';
import { SLUGS } from '../../../src/link/figures.ts';

const said = (id: string, figures: Record<string, number>) => {
  const statement = statementOf(id);
  if (!statement) throw new Error(`no statement ${id}`);
  return verdictOf(statement, figures) === 'holds';
};

describe('the statements of the prose', () => {
  it('include every published one, each read from a figure that exists', () => {
    const published = POST_CLAIMS.filter(({ kind }) => kind === 'statement').map(({ id }) => id);
    expect(Object.keys(STATEMENTS)).toEqual(expect.arrayContaining(published));
    for (const [id, { figure }] of Object.entries(STATEMENTS)) {
      expect(SLUGS, id).toContain(figure);
    }
  });

  it('neither hold nor fail where it cannot be told', () => {
    const verdict = (figures: Record<string, number>) =>
      verdictOf(STATEMENTS['more-than-its-size'], figures);
    expect(verdict({})).toBe(null);
    expect(verdict({ 'standard16.coverage.0.9': Number.NaN })).toBe('untold');
    expect(verdict({ 'standard16.coverage.0.9': 16 })).toBe('fails');
    expect(verdict({ 'standard16.coverage.0.9': 16.1 })).toBe('holds');
  });

  it('compare the gaps of both scores, not the scores', () => {
    const figures = {
      'standard16.coverage.0.9': 22,
      'recursive16.coverage.0.9': 12,
      'standard16.best.0.9': 15,
      'recursive16.best.0.9': 13,
    };
    expect(said('gap-shrinks-on-best', figures)).toBe(true);
    // 15 / 8 = 1.875 is more than 22 / 12 = 1.83.
    expect(said('gap-shrinks-on-best', { ...figures, 'recursive16.best.0.9': 8 })).toBe(false);
    expect(said('recursive-trails-on-best', figures)).toBe(false);
    expect(said('recursive-trails-on-best', { ...figures, 'recursive16.best.0.9': 11 })).toBe(true);
  });

  it('ask all sizes up to 8 for most of the free speedup', () => {
    const figures = Object.fromEntries(
      [2, 4, 8].flatMap((size) =>
        ['coverage', 'best'].flatMap((score) => [
          [`standard${size}.${score}.0.9`, size],
          [`paying${size}.${score}.0.9`, 0.8 * size],
        ]),
      ),
    );
    expect(said('most-kept-up-to-8', figures)).toBe(true);
    expect(said('most-kept-up-to-8', { ...figures, 'paying4.best.0.9': 2.9 })).toBe(false);
  });

  it('blame lists for idle slots only where a coordinator would fill them', () => {
    const used = (recursive: number, standard: number) =>
      said('recursive-idles', {
        'recursive16.usedTo50': recursive,
        'standard16.usedTo50': standard,
      });
    expect(used(0.4, 0.98)).toBe(true);
    // A chain, where fifteen of sixteen slots are idle in either swarm.
    expect(used(1 / 16, 1 / 16)).toBe(false);
  });

  it('call talking free only where nothing is paid', () => {
    const paid = { 'standard16.scheduling': 0, 'standard16.communication': 0 };
    expect(said('swarm-pays-nothing', paid)).toBe(true);
    expect(said('swarm-pays-nothing', { ...paid, 'standard16.scheduling': 0.004 })).toBe(false);
  });

  it('let pass@4 overtake only from behind to the front', () => {
    const elo = (first: number, last: number) =>
      said('pass4-overtakes', { 'elo.pass4First': first, 'elo.pass4': last });
    expect([elo(-214, 221), elo(10, 221), elo(-214, -5)]).toEqual([true, false, false]);
  });

  it('know that a single swarm falls short when it never arrives', () => {
    expect(said('one-swarm-falls-short', { 'deploy.best.oneSwarm': Number.NaN })).toBe(true);
    expect(said('one-swarm-falls-short', { 'deploy.best.oneSwarm': 3 })).toBe(false);
    const two = { 'deploy.best.sessions': 8, 'deploy.best.cheapestSessions': 16 };
    expect(said('soonest-is-cheapest', two)).toBe(false);
    expect(said('soonest-is-cheapest', { ...two, 'deploy.best.sessions': 16 })).toBe(true);
    expect(said('several-soonest-on-best', { 'deploy.best.sessions': 1 })).toBe(false);
  });
});
