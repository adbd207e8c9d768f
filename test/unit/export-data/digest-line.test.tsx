import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { FigureBody } from '../../../src/figures/article/body.tsx';
import { PRESETS } from '../../../src/model/presets.ts';
import { fakeSpec } from '../figures/article/fake-spec.ts';

const shown = { result: null, of: PRESETS.post, options: fakeSpec.options };
const drawn = (digest?: () => string | null, opened = true) =>
  renderToStaticMarkup(
    <LanguageProvider value="en">
      <FigureBody
        spec={fakeSpec}
        shown={shown}
        Picture={() => null}
        onOptions={() => {}}
        opened={opened}
        {...(digest ? { digest } : {})}
      />
    </LanguageProvider>,
  );

describe('the values of a figure', () => {
  it('end with its digest, which can be copied', () => {
    const markup = drawn(() => '0123456789abc');
    expect(markup).toContain('>0123456789abc</output>');
    expect(markup).toContain('aria-label="Copy the digest 0123456789abc"');
  });

  it('say that there is none yet, with nothing to copy', () => {
    const markup = drawn(() => null);
    expect(markup).toContain('not computed to its end</output>');
    expect(markup).not.toContain('Copy the digest');
  });

  it('are without one in the page as it is made, and nothing is computed before they are opened', () => {
    expect(drawn()).not.toContain('fig-digest');
    const asked = () => {
      throw new Error('asked for');
    };
    expect(drawn(asked, false)).not.toContain('fig-digest');
  });
});
