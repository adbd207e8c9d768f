import { describe, expect, it } from 'vitest';
import { elementCode, iframeCode } from '../../../src/figures/share/code.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { PRESETS } from '../../../src/model/presets.ts';

/** The values of attributes as a reader of HTML has them, and what stands between the tags. */
function read(html: string): Record<string, string>[] {
  const text = (escaped: string) =>
    escaped
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
  return [...html.matchAll(/<([a-z-]+)((?: [\w.-]+="[^"]*")*)>/g)].map(
    ([, tag = '', all = '']) => ({
      tag,
      ...Object.fromEntries(
        [...all.matchAll(/ ([\w.-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
          name,
          text(value),
        ]),
      ),
    }),
  );
}

const fallback = {
  address: 'https://a.example/?v=2&figure=width#figure-width',
  picture: 'https://a.example/figures/width.svg',
  alt: 'Width',
};
const frame = {
  src: 'https://a.example/embed/?v=2&figure=width',
  title: 'Width',
  height: 612.2,
  fallback,
};

/** Titles that would end an attribute, a tag, a frame or a script, or begin one. */
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</iframe><img src=x onerror=alert(1)>',
  '</swarm-figure>',
  '&quot;&amp;lt;',
  '<!-- -->',
  '$& $1 \\" `',
];

describe('the code of a frame', () => {
  it('is one element with what a frame of ours needs', () => {
    expect(iframeCode(frame)).toBe(
      '<iframe src="https://a.example/embed/?v=2&amp;figure=width" title="Width" width="100%" ' +
        'height="613" loading="lazy" ' +
        'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" ' +
        'allow="clipboard-write" frameborder="0">' +
        '<a href="https://a.example/?v=2&amp;figure=width#figure-width">' +
        '<img src="https://a.example/figures/width.svg" alt="Width"></a></iframe>',
    );
  });

  it('gives the page in it no origin: the two together would be no sandbox', () => {
    expect(iframeCode(frame)).not.toContain('allow-same-origin');
  });

  it.each(HOSTILE)('keeps the title %j a title', (title) => {
    const html = iframeCode({ ...frame, title, fallback: { ...fallback, alt: title } });
    const [outer, link, image, ...more] = read(html);
    expect(more).toEqual([]);
    expect([outer?.tag, link?.tag, image?.tag]).toEqual(['iframe', 'a', 'img']);
    expect(outer?.title).toBe(title);
    expect(image?.alt).toBe(title);
    expect(html.match(/</g)).toHaveLength(5);
    // Where a browser reads a frame, only its end ends it.
    expect(html.indexOf('</iframe')).toBe(html.length - '</iframe>'.length);
  });

  it('keeps an attribute on its line', () => {
    const html = iframeCode({ ...frame, title: 'a\n\n b\u2028c' });
    expect(read(html)[0]?.title).toBe('a b c');
  });
});

describe('the code of an element', () => {
  const state = {
    ...DEFAULT_LINK_STATE,
    figure: 'deploy' as const,
    parameters: { ...PRESETS.post, agents: 8, siblingShare: 0.25 },
    choices: { deploy: { most: 8 } },
    theme: 'dark' as const,
    language: 'zh' as const,
  };

  it('has the entries of the link as its attributes', () => {
    const script = 'https://a.example/swarm-figure.js';
    const [first, element, ...inside] = read(elementCode({ script, state, fallback }));
    expect(first).toEqual({ tag: 'script', type: 'module', src: script });
    expect(element).toEqual({
      tag: 'swarm-figure',
      v: '2',
      figure: 'deploy',
      siblingShare: '0.25',
      agents: '8',
      'deploy.most': '8',
      lang: 'zh',
      theme: 'dark',
    });
    expect(inside.map(({ tag }) => tag)).toEqual(['a', 'img']);
  });

  it.each(HOSTILE)('keeps %j out of the markup', (alt) => {
    const script = `https://a.example/${alt}`;
    const html = elementCode({ script, state, fallback: { ...fallback, alt } });
    const tags = read(html);
    expect(tags.map(({ tag }) => tag)).toEqual(['script', 'swarm-figure', 'a', 'img']);
    expect(tags[0]?.src).toBe(script);
    expect(tags[3]?.alt).toBe(alt);
  });
});
