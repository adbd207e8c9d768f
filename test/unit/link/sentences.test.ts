import { describe, expect, it } from 'vitest';
import { linkSentence } from '../../../src/components/notice/link-sentence.ts';
import { choiceTable, FIGURE_NAMES } from '../../../src/link/figures.ts';
import { VIEW_KEYS } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { catalogues, LANGUAGES, type Language } from '../../../src/messages/index.ts';
import { PARAMETER_KEYS } from '../../../src/model/parameters.ts';
import { opened } from '../../../src/state/link-slice.ts';

const said = (query: string, language: Language = 'en') =>
  opened(parseLink(query)).notices.map((notice) =>
    linkSentence(language, catalogues[language], notice),
  );

describe('what is said about a link', () => {
  it('is what was asked, what is allowed, what is used', () => {
    expect(said('?agents=100000&merge=2&forkDepth=0&swarm=group')).toEqual([
      'Agents: asked for “100000”; allowed is a whole number from 1 to 65,536; 65,536 is used.',
      'Merging: asked for “2”; allowed is a number from 0% to 90%; 90% is used.',
      'Fork depth: asked for “0”; allowed is a whole number from 1 to 1,000, or none (no cap); 1 is used.',
      'Swarm: asked for “group”; allowed is one of One agent, Standard, Recursive, Independent, Several swarms; Standard is used.',
    ]);
    expect(said('?preset=june&at=-1&time=round&play=yes&theme=blue&figure=wide&lang=fr')).toEqual([
      'Preset: asked for “june”; allowed is one of post, september, flat, chain, map, narrow, wide; post is used.',
      'Playhead: asked for “-1”; allowed is a number from 0 to 1,000,000; 0 is used.',
      'Clock of the playhead: asked for “round”; allowed is one of log, linear; log is used.',
      'Playing: asked for “yes”; allowed is one of on, off; off is used.',
      expect.stringMatching(
        /^Figure: asked for “wide”; allowed is one of grow, two-scores, .*, race; none is used\.$/,
      ),
      'Colours: asked for “blue”; allowed is one of light, dark; the usual one is used.',
      'Language: asked for “fr”; allowed is one of en, zh; the usual one is used.',
    ]);
  });

  it('names the figure or the pin that it is about', () => {
    expect(said('?width.layers=0&pin2.agents=x&deploy.budget=9999&grow.at=now')).toEqual([
      'Layers (width): asked for “0”; allowed is a whole number from 1 to 1,000, or none (as the preset draws it); 1 is used.',
      'Budget of agent-time (deploy): asked for “9999”; allowed is a number from 0.1 to 2,000 with 2 significant digits; 2,000 is used.',
      'Playhead (grow): asked for “now”; allowed is a number from 0 to 1,000; the start of the figure is used.',
      'Agents (pin 1): asked for “x”; allowed is a whole number from 1 to 65,536; 16 is used.',
    ]);
    expect(said('?pin1.swarm=recursive&pin1.rule=shortest')).toEqual([
      'Next step (pin 1): asked for “Shortest first”, which does not go with Swarm “Recursive”; Own branch is used.',
    ]);
  });

  it('tells what is left of a list, and what counts of a repeated key', () => {
    expect(said('?hide=caption.footer.title&controls=nothing')).toEqual([
      expect.stringMatching(/; caption, title is used\.$/),
      'Controls: asked for “nothing”; allowed is any of the names of parameters; none is used.',
    ]);
    expect(said('?agents=2&agents=64&theme=dark&theme=light&v=1&v=2')).toEqual([
      'Version: stands in the link 2 times; the last one counts, which is 2.',
      'Agents: stands in the link 2 times; the last one counts, which is 64.',
      'Colours: stands in the link 2 times; the last one counts, which is light.',
    ]);
  });

  it.each(LANGUAGES)('in %s there are words for every key, of every figure', (language) => {
    const figures = FIGURE_NAMES.flatMap((figure) =>
      Object.keys(choiceTable(figure)).map((name) => `${figure}.${name}`),
    );
    const keys = [
      ...PARAMETER_KEYS,
      ...VIEW_KEYS.filter((key) => key !== 'v'),
      ...figures,
      'pin1.preset',
    ];
    for (const key of keys) {
      const sentences = said(`?${key}=%21%3F&${key}=%21%3F`, language);
      expect(sentences).toHaveLength(2);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object|“”|、、|, ,/);
        expect(sentence).toMatch(/[.。]$/);
      }
      expect(sentences[1]).toContain('!?');
    }
  });

  it('is Chinese on a Chinese page', () => {
    expect(said('?width.layers=0&agents=x&v=9', 'zh')).toEqual([
      expect.stringContaining('版本“9”'),
      '智能体：要求“x”；允许 1 到 65,536 的整数；采用 16。',
      expect.stringMatching(/^层数（width）：要求“0”；允许 1 /),
    ]);
    // A space stands between Chinese and Latin letters or digits, and nowhere else.
    expect(said('?layers=x', 'zh')).toEqual([
      expect.stringMatching(/；允许 1 到 .*（围绕平均值抽取）；采用围绕平均值抽取。$/),
    ]);
  });
});
