import { useCallback, useId, useState } from 'react';
import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { canCopyImages, copyImage, toPng, toSvg } from '../../export/index.ts';
import type { Language } from '../../messages/index.ts';
import { descriptionOf, drawingOf } from './drawing-of.ts';
import { PicturePreview } from './picture-preview.tsx';
import type { Savable } from './savable.ts';
import { type ThemeChoice, ThemeSegments } from './theme-choice.tsx';
import { useGive, useMaking } from './use-making.ts';

const FORMATS = ['svg', 'png'] as const;
/** Pixels of a PNG to one of the page. */
const SCALES = [1, 2, 3, 4] as const;

/** Tags of languages as files name them: BCP 47. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans' };

export interface SaveProps {
  readonly of: Savable;
}

/** The picture of a figure as a file, or on the clipboard, in the theme that was chosen. */
export function SavePicture({ of }: SaveProps) {
  const language = useLanguage();
  const { picture: text, copyRefused, nothing, working } = useMessages().share;
  const id = useId();
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('svg');
  const [scale, setScale] = useState<(typeof SCALES)[number]>(2);
  const [theme, setTheme] = useState<ThemeChoice>('page');
  const [size, setSize] = useState({ width: 0, height: 0 });
  const making = useMaking(text.failed);
  const give = useGive(of);
  const draw = useCallback(() => drawingOf(of, language, theme), [of, language, theme]);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const save = async () => {
    const digest = of.digest();
    // The page may have changed behind the dialog: a picture is of what it says, or is not made.
    if (digest === null) return working;
    const drawing = draw();
    if (!drawing) return nothing;
    if (format === 'png') {
      const made = await toPng(drawing, scale);
      const said = give(made.blob, 'png', digest);
      return made.scale < scale ? `${said} ${text.smaller(number.format(made.scale))}` : said;
    }
    const words = { title: of.title(language), description: descriptionOf(of, language) };
    const svg = toSvg(drawing, { ...words, language: TAGS[language] });
    return give(new Blob([svg], { type: 'image/svg+xml' }), 'svg', digest);
  };
  const copy = async () => {
    if (of.digest() === null) return working;
    const drawing = draw();
    if (!drawing) return nothing;
    // Without waiting: the clipboard takes what a press hands over at once.
    const made = toPng(drawing, scale).then(({ blob }) => blob);
    return (await copyImage(made)) ? text.copied : copyRefused;
  };
  const pixels = (length: number) => number.format(Math.floor(length * scale));
  return (
    <section className="save" aria-labelledby={id}>
      <h3 id={id}>{text.heading}</h3>
      <PicturePreview draw={draw} onSize={setSize} />
      <div className="save-options">
        <Segments
          label={text.format}
          options={FORMATS.map((value) => ({ value, label: text[value] }))}
          value={format}
          onChange={setFormat}
        />
        {format === 'png' && (
          <Segments
            label={text.scale}
            options={SCALES.map((value) => ({ value, label: text.times(String(value)) }))}
            value={scale}
            onChange={setScale}
          />
        )}
        <ThemeSegments value={theme} onChange={setTheme} />
      </div>
      <div className="save-row">
        <button
          type="button"
          className="button"
          aria-disabled={making.busy}
          onClick={() => making.run(save)}
        >
          {text.save}
        </button>
        {canCopyImages() && (
          <button
            type="button"
            className="button"
            aria-disabled={making.busy}
            onClick={() => making.run(copy)}
          >
            {text.copy}
          </button>
        )}
        <span className="share-soft" role="status">
          {making.said}
          {making.said === '' && format === 'png' && size.width > 0
            ? text.size(pixels(size.width), pixels(size.height))
            : ''}
        </span>
      </div>
    </section>
  );
}
