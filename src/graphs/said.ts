/**
 * A sentence, or a part of one, about somebody's file, before it is in a language: its English pattern with numbered
 * gaps, and what goes into them. English readers get the pattern itself; other languages translate by it
 * (`messages/task/zh/graph-words/`), and a test finds every pattern that they lack.
 */
export interface Said {
  /** `{0} needs itself` */
  readonly text: string;
  readonly values: readonly SaidValue[];
}

export type SaidValue = string | number | Said;

/** The pattern of another language for an English one. */
export type Words = (text: string) => string;

/** say`${quoted(id)} needs itself`: without a full stop; a value that is a word itself is a `Said` of its own. */
export function say(parts: TemplateStringsArray, ...values: readonly SaidValue[]): Said {
  const text = parts.reduce((all, part, i) => `${all}{${i - 1}}${part}`);
  return { text, values };
}

/** Parts with commas between them, or with what another language puts there. */
export function listed(parts: readonly SaidValue[]): SaidValue {
  return parts.reduce((all, part) => say`${all}, ${part}`);
}

/** Whether the English sentence begins with a word of its own, and not with what was put into it as it stands in the file. */
export function opensInWords({ text, values }: Said): boolean {
  const gap = /^\{(\d+)\}/.exec(text);
  if (gap === null) return true;
  const value = values[Number(gap[1])];
  return typeof value === 'object' && opensInWords(value);
}

const asWritten: Words = (text) => text;

/** The sentence in English, or in the language of `words`. */
export function sentence({ text, values }: Said, words: Words = asWritten): string {
  return words(text).replace(/\{(\d+)\}/g, (gap, number: string) => {
    const value = values[Number(number)];
    if (value === undefined) return gap;
    return typeof value === 'object' ? sentence(value, words) : String(value);
  });
}
