import { describe, expect, it } from 'vitest';
import { Cite } from '../../../src/article/cite.tsx';
import { Bibliography, Footnotes } from '../../../src/article/endmatter.tsx';
import { Lab, Try } from '../../../src/article/links.tsx';
import { Note } from '../../../src/article/note.tsx';
import { N } from '../../../src/article/number.tsx';
import { P } from '../../../src/article/parameter.tsx';
import { InSection } from '../../../src/article/prose-context.tsx';
import { Fails, Holds } from '../../../src/article/statement.tsx';
import { T } from '../../../src/article/term.tsx';
import { placeOf, rendered, visibleText } from './place.tsx';

const standard = { 'standard16.coverage.0.5': 18.94, 'standard16.best.0.5': 9.06 };

describe('a number in a sentence', () => {
  it('reads its section’s figure, and can be focused', () => {
    const place = placeOf({ standard });
    const html = rendered(place, <N of="standard16.coverage.0.5" />);
    expect(visibleText(html)).toBe('19×');
    const described = /<button type="button" class="number" aria-describedby="([^"]+)"/.exec(html);
    expect(html).toContain(`<span class="card" id="${described?.[1]}" role="tooltip">`);
    expect(place.book.problems).toEqual([]);
  });

  it('shows in its card what was published, this model’s range, and more digits of its own', () => {
    const number = <N of="standard16.coverage.0.5" claim="standard16-coverage-50" />;
    const text = rendered(placeOf({ standard }), number).replace(/<[^>]+>/g, '|');
    expect(text).toContain('Published: 13×');
    expect(text).toMatch(/This model: 19\.2×, from 17\.8× to 21\.4× in 90% of 64 families/);
    expect(text).toMatch(/Figure 4, as it is set now: \|18\.9×/);
  });

  it('can belong to another figure', () => {
    const place = placeOf({ overhead: { 'paying8.communication': 0.1 } });
    const html = rendered(
      place,
      <N of="paying8.communication" as="percent" figure="overhead" claim="communication-share-8" />,
    );
    expect(visibleText(html)).toBe('10%');
    expect(html.match(/data-figure="overhead"/g)).toHaveLength(2);
    expect(html).toContain('Published: 10%');
  });

  it('that does not exist is a problem of the page, by name', () => {
    const place = placeOf({ standard });
    rendered(place, <N of="standard17.coverage.0.5" />);
    rendered(place, <N of="standard16.coverage.0.5" claim="standard17-coverage-50" />);
    expect(place.book.problems).toEqual([
      'The figure standard has no number "standard17.coverage.0.5".',
      'No claim has the name "standard17-coverage-50".',
    ]);
  });

  it('that is never reached is no problem: it exists', () => {
    const place = placeOf({ standard: { 'standard16.best.0.9': Number.NaN } });
    expect(visibleText(rendered(place, <N of="standard16.best.0.9" />))).toBe('–');
    expect(place.book.problems).toEqual([]);
  });

  it('is text alone in a feed', () => {
    const place = placeOf({ standard }, { medium: 'feed' });
    const number = <N of="standard16.best.0.5" claim="standard16-best-50" />;
    expect(rendered(place, number)).toBe('9.1×');
  });
});

describe('a statement', () => {
  const both = (
    <>
      <Holds of="best-gains-less-at-half">It gains less.</Holds>
      <Fails of="best-gains-less-at-half">It gains as much.</Fails>
    </>
  );

  it('is said while it holds, and its opposite while it does not', () => {
    expect(visibleText(rendered(placeOf({ standard }), both))).toBe('It gains less.');
    const other = { 'standard16.coverage.0.5': 5, 'standard16.best.0.5': 5 };
    expect(visibleText(rendered(placeOf({ standard: other }), both))).toBe('It gains as much.');
  });

  it('is neither said nor denied where a level is never reached', () => {
    const never = { ...standard, 'standard16.best.0.5': Number.NaN };
    expect(visibleText(rendered(placeOf({ standard: never }), both))).toBe(
      '(no comparison at these settings: one side of it does not exist)',
    );
  });

  it('leaves no hidden twin in a feed', () => {
    expect(rendered(placeOf({ standard }, { medium: 'feed' }), both)).toBe('It gains less.');
  });

  it('that no figure tells, or that has no name, is a problem', () => {
    const place = placeOf({});
    rendered(place, both);
    rendered(place, <Holds of="agents-are-nice">They are.</Holds>);
    expect(place.book.problems).toEqual([
      'The figure standard does not tell whether "best-gains-less-at-half" holds.',
      'No statement has the name "agents-are-nice".',
    ]);
  });
});

describe('marks in the text', () => {
  it('number references by their first mention and list them in that order', () => {
    const place = placeOf({});
    const html = rendered(
      place,
      <>
        <Cite id="graham1969" />
        <Cite id="post" />
        <Cite id="graham1969" />
        <Bibliography />
      </>,
    );
    expect(html.match(/class="cite" href="#ref-\w+"[^>]*>(\[\d\])/g)).toHaveLength(3);
    expect(visibleText(html)).toMatch(/^\[1\]\[2\]\[1\]/);
    expect([...html.matchAll(/<li id="ref-(\w+)"/g)].map(([, id]) => id)).toEqual([
      'graham1969',
      'post',
    ]);
  });

  it('lead to notes, which keep the section they were made in', () => {
    const place = placeOf({ rules: { x: 2.5 } }, { section: null });
    const html = rendered(
      place,
      <>
        <InSection slug="rules">
          <Note>
            Here <N of="x" />.
          </Note>
        </InSection>
        <Footnotes />
      </>,
    );
    expect(html).toMatch(/<li id="note-1">Here .*data-figure="rules".*href="#note-mark-1"/);
    expect(place.book.problems).toEqual([]);
  });

  it('lead to the glossary, whose definition they carry', () => {
    const place = placeOf({});
    const html = rendered(place, <T id="makespan">makespan</T>);
    expect(html).toContain('href="../glossary/#makespan"');
    expect(html).toMatch(/role="tooltip">[A-Z]/);
    rendered(place, <T id="makespam">makespan</T>);
    expect(place.book.problems).toEqual(['The glossary (en) has no term "makespam".']);
  });
});

describe('settings in the text', () => {
  it('open the lab in a state, or change the figures', () => {
    const place = placeOf({});
    expect(rendered(place, <Lab set="swarm=recursive,agents=64">go</Lab>)).toBe(
      '<a href="../lab/?v=2&amp;swarm=recursive&amp;agents=64">go</a>',
    );
    expect(rendered(place, <Lab set="preset=flat">go</Lab>)).toContain('?v=2&amp;preset=flat"');
    expect(rendered(place, <Try set="layers=none">go</Try>)).toContain('data-try="layers=none"');
    expect(place.book.problems).toEqual([]);
  });

  it('that do not exist are problems, and the words stay', () => {
    const place = placeOf({});
    expect(rendered(place, <Try set="layerz=4">go</Try>)).toBe('go');
    expect(rendered(place, <Lab set="agents=0">go</Lab>)).toBe('go');
    expect(place.book.problems).toEqual([
      '"layerz=4" in the settings "layerz=4" is not name=value of a parameter.',
      expect.stringMatching(/^In the settings "agents=0": agents must be a whole number from 1/),
    ]);
  });

  it('are written as the figures have them', () => {
    const place = placeOf({});
    expect(rendered(place, <P of="scheduling" as="percent" />)).toMatch(/>5%</);
    expect(rendered(place, <P of="agents" />)).toMatch(/>16</);
    rendered(place, <P of="agentz" />);
    expect(place.book.problems).toHaveLength(1);
  });
});
