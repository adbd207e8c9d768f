import { describe, expect, it } from 'vitest';
import { KeepMarks } from '../../../src/article/keep-marks.tsx';
import { Try } from '../../../src/article/links.tsx';
import { N } from '../../../src/article/number.tsx';
import { placeOf, rendered, visibleText } from './place.tsx';

const standard = { 'standard16.coverage.0.5': 18.94 };
const number = <N of="standard16.coverage.0.5" />;

describe('marks behind what a browser takes for a box', () => {
  it('stay on its line, and the words behind them do not', () => {
    const html = rendered(placeOf({ standard }), <KeepMarks>快 {number}，到一半。</KeepMarks>);
    expect(html).toMatch(/^快 <span class="kept">.*<\/span>，<\/span>到一半。$/);
    expect(visibleText(html)).toBe('快 19×，到一半。');
  });

  it('are kept together where there are several, also behind a button', () => {
    const html = rendered(
      placeOf({}),
      <KeepMarks>
        (<Try set="layers=4">undo</Try>). So would <Try set="refill=on">the refill</Try> do.
      </KeepMarks>,
    );
    expect(html).toMatch(/^\(<span class="kept"><button[^>]+>undo<\/button>\)\.<\/span> So would /);
    expect(html.match(/kept/g)).toHaveLength(1);
  });

  it('are plain text in a feed', () => {
    const html = rendered(
      placeOf({ standard }, { medium: 'feed' }),
      <KeepMarks>{number}, then.</KeepMarks>,
    );
    expect(html).toBe('19×, then.');
  });
});
