import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POST_CLAIMS } from '../../../../src/claims/post/claims.ts';
import { STUDIES } from '../../../../src/claims/studies.ts';
import { labLink } from '../../../../src/figures/claims/lab-link.ts';
import {
  briefText,
  differenceText,
  exactText,
  hereText,
  publishedText,
} from '../../../../src/figures/claims/number-text.ts';
import { Recomputation } from '../../../../src/figures/claims/recomputation.ts';
import { SEPTEMBER_IDS } from '../../../../src/figures/claims/september-table.ts';
import { timeLeftText, timeText } from '../../../../src/figures/claims/time-text.ts';
import { formOf, TOPIC_NAMES, TOPICS } from '../../../../src/figures/claims/topics.ts';
import { parseLink } from '../../../../src/link/parse-link.ts';
import { catalogues, LANGUAGES } from '../../../../src/messages/index.ts';
import { SAMPLES } from './samples.ts';

interface PublishedClaim {
  readonly id: string;
  readonly kind: string;
  readonly published?: number;
}

const list: { claims: PublishedClaim[] } = JSON.parse(
  readFileSync(new URL('../../../../../shared/claims.json', import.meta.url), 'utf8'),
);
const onPage = TOPIC_NAMES.flatMap((topic) => [...TOPICS[topic]]);

describe('the claims on the page', () => {
  it('are those that were published, each once', () => {
    expect(onPage.toSorted()).toEqual(list.claims.map(({ id }) => id).toSorted());
    expect(new Set(onPage).size).toBe(onPage.length);
  });

  it('are those of the study, and so are the figures of September', () => {
    expect(onPage.toSorted()).toEqual(STUDIES.post.claims.map(({ id }) => id).toSorted());
    const september = STUDIES.september.claims.map(({ id }) => id);
    expect(SEPTEMBER_IDS.toSorted()).toEqual(september.toSorted());
  });

  it.each(LANGUAGES)('have a sentence of their own in %s', (language) => {
    const sentences = onPage.map((id) => catalogues[language].claims.post[id]);
    expect(new Set(sentences).size).toBe(onPage.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
    expect(Object.keys(catalogues[language].claims.post).toSorted()).toEqual(onPage.toSorted());
  });

  it('open the lab in exactly their state', () => {
    const stop = { spread: () => () => {}, retry: () => {} };
    for (const name of ['post', 'september'] as const) {
      const study = new Recomputation(name, SAMPLES[name], stop, () => 0);
      for (const claim of STUDIES[name].claims) {
        const link = labLink('../lab/', study, claim);
        const { preset, parameters, notices } = parseLink(link.replace('../lab/', ''));
        expect([claim.id, notices]).toEqual([claim.id, []]);
        expect(preset).toBe(name);
        expect(parameters).toEqual({ ...STUDIES[name].parameters, ...claim.state });
      }
    }
  });
});

describe('numbers', () => {
  it('are written as they were published', () => {
    const written = Object.fromEntries(
      POST_CLAIMS.flatMap((claim) =>
        claim.kind === 'statement'
          ? []
          : [[claim.id, publishedText('en', formOf(claim.id), claim.published, claim.unit)]],
      ),
    );
    expect(written).toMatchObject({
      steps: '730',
      'standard16-coverage-50': '13×',
      'recursive16-coverage-50': '6.7×',
      'communication-share-2': '2%',
      'communication-share-8': '10%',
      'communication-share-64': '37%',
      'agent-time-90-standard16': '0.69',
      'agent-time-90-most': '1.35',
      'narrow-coverage-99': '1.3×',
      'wide-coverage-90': '30×',
      'elo-reference': '400',
    });
  });

  it('have one digit more where they were recomputed, but not more than three', () => {
    expect(hereText('en', 'times', 19.6049, 1)).toBe('19.6×');
    expect(hereText('en', 'times', 8.7, 1)).toBe('8.7×');
    expect(hereText('en', 'times', 8.9, 0.1)).toBe('8.90×');
    expect(hereText('en', 'times', 36.94, 0.1)).toBe('36.9×');
    expect(hereText('en', 'times', 136.94, 0.1)).toBe('136.9×');
    expect(hereText('en', 'share', 0.0183, 0.01)).toBe('1.8%');
    expect(hereText('en', 'plain', 0.7312, 0.01)).toBe('0.731');
    expect(hereText('en', 'plain', 731.4, 10)).toBe('731');
    expect(hereText('en', 'times', 0, 0.1)).toBe('0.0×');
  });

  it('of September have four digits at a glance, and all in the exact table', () => {
    expect(briefText('en', 12.56325)).toBe('12.56');
    expect(briefText('en', 0.833)).toBe('0.8330');
    expect(briefText('en', 0.0075)).toBe('0.007500');
    expect(exactText('en', 0.0075)).toBe('0.0075');
    expect(exactText('en', 12.563254)).toBe('12.56325');
  });

  it('of a difference have a sign, but for none', () => {
    expect(differenceText('en', 0.0031)).toBe('+0.3%');
    expect(differenceText('zh', -0.0224)).toBe('−2.2%');
    expect(differenceText('en', -0.0004)).toBe('0.0%');
  });

  it('of seconds are whole, and coarser the more is left', () => {
    const { recompute } = catalogues.en.claims;
    const text = (seconds: number) => timeText('en', recompute, seconds);
    expect([0.2, 12.4, 119, 121, 1500].map(text)).toEqual([
      '1 s',
      '12 s',
      '119 s',
      '2 min',
      '25 min',
    ]);
    const left = (seconds: number) => timeLeftText('en', recompute, seconds);
    expect([0.4, 19.2, 41, 119, 121].map(left)).toEqual(['1 s', '20 s', '45 s', '2 min', '3 min']);
  });
});
