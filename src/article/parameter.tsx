import { valueText } from '../components/controls/parameter-text.ts';
import { catalogues, type Language } from '../messages/index.ts';
import { isParameterKey, type ParameterKey, type Parameters } from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { isForm, numberText } from './number-text.ts';
import { useProse } from './prose-context.tsx';

/** The value of a parameter in a sentence, as the section's figure has it now. */
export function P({ of, as }: { readonly of: string; readonly as?: string }) {
  const { book, language, medium, section } = useProse();
  if (!isParameterKey(of) || (as !== undefined && !isForm(as))) {
    book.problem(`"${of}"${as ? ` as "${as}"` : ''} is no parameter that can be written.`);
    return null;
  }
  const text = settingText(language, of, PRESETS[DEFAULT_PRESET][of], as);
  if (medium === 'feed') return text;
  return (
    <span data-parameter={of} data-as={as} data-section={section ?? undefined}>
      {text}
    </span>
  );
}

/** A setting as the prose writes it: in the form that is asked for, else as the controls do. */
export function settingText(
  language: Language,
  key: ParameterKey,
  value: Parameters[ParameterKey],
  form: string | undefined,
): string {
  if (typeof value === 'number' && isForm(form)) return numberText(language, form, value);
  return valueText(language, catalogues[language], key, value);
}
