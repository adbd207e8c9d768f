import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../../src/pages/site-url.ts';

describe('the address of the site', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/swarm', 'https://example.org/swarm/'],
    [' https://example.org/a/b/ ', 'https://example.org/a/b/'],
    ['http://localhost:8080/x', 'http://localhost:8080/x/'],
  ])('%s', (text, url) => {
    expect(siteUrl(text)).toBe(url);
  });

  it('may be left out', () => {
    expect([siteUrl(undefined), siteUrl(''), siteUrl('  ')]).toEqual([null, null, null]);
  });

  it.each([
    ['example.org', /not an absolute address/],
    ['/swarm/', /not an absolute address/],
    ['ftp://example.org/', /begin with https/],
    ['javascript:alert(1)', /begin with https/],
    ['https://me:secret@example.org/', /user name/],
    ['https://example.org/?a=1', /query or a fragment/],
    ['https://example.org/#top', /query or a fragment/],
  ])('%s is refused in one sentence', (text, why) => {
    expect(() => siteUrl(text)).toThrow(why);
    expect(() => siteUrl(text)).toThrow(/^SITE_URL must be [^\n]*\.$/);
  });
});
