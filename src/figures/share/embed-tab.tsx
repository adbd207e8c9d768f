import { type Dispatch, type SetStateAction, useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { DEFAULT_CHROME, type LinkState } from '../../link/link-state.ts';
import { embedAddress, shareAddress } from './addresses.ts';
import { elementCode, type Fallback, iframeCode } from './code.ts';
import { CopyField } from './copy-field.tsx';
import { EmbedForm } from './embed-form.tsx';
import { type EmbedOptions, embedState } from './embed-options.ts';
import { type FrameSize, Preview } from './preview.tsx';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';

export interface EmbedTabProps {
  readonly of: Shareable;
  readonly site: Site;
  readonly shared: { readonly state: LinkState };
  readonly options: EmbedOptions;
  readonly onOptions: Dispatch<SetStateAction<EmbedOptions>>;
}

/** Height of a frame whose figure was not seen yet, in pixels. */
const USUAL_HEIGHT = 640;

/** HTML of a frame, and how it will look. */
export function EmbedTab({ of, site, shared, options, onOptions }: EmbedTabProps) {
  const { embed: text } = useMessages().share;
  const number = new Intl.NumberFormat(useLanguage());
  const [seen, setSeen] = useState<FrameSize | null>(null);
  const state = embedState(shared.state, options);
  const src = embedAddress(site, state);
  const title = of.title(options.language);
  const code = iframeCode({
    src,
    title,
    height: seen?.height ?? USUAL_HEIGHT,
    fallback: fallbackOf(state, of, site, options),
  });
  return (
    <>
      <p className="share-soft">{text.lead}</p>
      <div className="share-embed">
        <div className="share-embed-side">
          <EmbedForm of={of} options={options} onOptions={onOptions} />
          <div>
            <CopyField label={text.code} text={code} rows={6} />
            {seen && (
              <p className="share-soft share-height">
                {text.heightOfCode(number.format(seen.height), number.format(seen.width))}
              </p>
            )}
          </div>
        </div>
        <Preview src={src} title={title} onSize={setSeen} />
      </div>
    </>
  );
}

/** The same without a frame. */
export function ElementTab({ of, site, shared, options, onOptions }: EmbedTabProps) {
  const { element: text } = useMessages().share;
  const state = embedState(shared.state, options);
  const code = elementCode({
    script: site.element,
    state,
    fallback: fallbackOf(state, of, site, options),
  });
  return (
    <>
      <p className="share-soft">{text.lead}</p>
      <EmbedForm of={of} options={options} onOptions={onOptions} />
      <CopyField label={text.code} text={code} rows={6} />
    </>
  );
}

/** The picture is of the default settings; what it leads to is the figure as it is, where it stands among others. */
function fallbackOf(
  state: LinkState,
  { figure, title }: Shareable,
  site: Site,
  { language }: EmbedOptions,
): Fallback {
  const page = () => ({ ...state, language: null, chrome: DEFAULT_CHROME });
  return {
    address: shareAddress(site, { figure, page }),
    picture: site.picture(figure, language),
    alt: title(language),
  };
}
