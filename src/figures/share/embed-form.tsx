import { type Dispatch, type ReactNode, type SetStateAction, useId } from 'react';
import { parameterText } from '../../components/controls/parameter-text.ts';
import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { LINK_LANGUAGES } from '../../link/link-state.ts';
import { LANGUAGE_NAMES } from '../../messages/index.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { PARAMETER_KEYS, type ParameterKey } from '../../state/parameter-table.ts';
import { controlsOrUsual, type EmbedOptions, partsOf, withOrWithout } from './embed-options.ts';
import type { Shareable } from './shareable.ts';

const THEMES = ['system', 'light', 'dark'] as const;

export interface EmbedFormProps {
  readonly of: Pick<Shareable, 'figure' | 'controls'>;
  readonly options: EmbedOptions;
  readonly onOptions: Dispatch<SetStateAction<EmbedOptions>>;
}

/** What of a figure is embedded, and how it looks. */
export function EmbedForm({ of, options, onOptions }: EmbedFormProps) {
  const language = useLanguage();
  const { embed: text } = useMessages().share;
  const change = (some: Partial<EmbedOptions>) => onOptions((now) => ({ ...now, ...some }));
  const { hidden, controls } = options;
  const parts = partsOf(of.figure);
  const usual = of.controls?.() ?? [];
  // The lab, which the race stands in, moves every one.
  const offered = of.figure === 'race' ? PARAMETER_KEYS : usual;
  const others = offered.filter((key) => !usual.includes(key));
  const shown = controls ?? usual;
  const control = (key: ParameterKey) => (
    <Check
      key={key}
      label={parameterText(language, key).label}
      checked={shown.includes(key)}
      onChange={(is) => {
        const left = withOrWithout(offered, shown, key, is);
        change({ controls: controlsOrUsual(usual, left) });
      }}
    />
  );
  return (
    <div className="share-embed-form">
      <Checks legend={text.parts}>
        {parts.map((part) => (
          <Check
            key={part}
            label={text.part[part]}
            checked={!hidden.includes(part)}
            onChange={(is) => change({ hidden: withOrWithout(parts, hidden, part, !is) })}
          />
        ))}
      </Checks>
      {usual.length > 0 && !hidden.includes('controls') && (
        <Checks legend={text.controls}>
          {usual.map(control)}
          {others.length > 0 && (
            <details className="more-checks">
              <summary>{text.otherControls}</summary>
              {others.map(control)}
            </details>
          )}
        </Checks>
      )}
      <Segments
        label={text.theme}
        options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
        value={options.theme ?? 'system'}
        onChange={(theme) => change({ theme: theme === 'system' ? null : theme })}
      />
      <Segments
        label={text.language}
        options={LINK_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={options.language}
        // The title is in that language. Where that does not load, the choice stays as it was.
        onChange={(chosen) =>
          void loadMessages(chosen).then(
            () => change({ language: chosen }),
            () => {},
          )
        }
      />
    </div>
  );
}

function Checks(props: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="checks">
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <label className="check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
