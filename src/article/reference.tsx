import type { Language } from '../messages/index.ts';
import { useProse } from './prose-context.tsx';
import { REFERENCES, type Reference } from './references.ts';

const STOPS: Readonly<Record<Language, string>> = { en: '.', zh: '。' };

const ALL: Readonly<Record<string, Reference>> = REFERENCES;

export function referenceOf(id: string): Reference | null {
  return Object.hasOwn(ALL, id) ? ALL[id] : null;
}

/** Authors (year). Title. Where. Names of works are in English on every page. */
export function ReferenceText({ reference }: { readonly reference: Reference }) {
  const { language } = useProse();
  const { authors, year, title, where } = reference;
  const when = year === null ? '' : authors ? ` (${year})` : `${year}`;
  const lead = `${authors ?? ''}${when}`;
  return (
    <>
      <span lang="en">
        {lead === '' ? '' : `${stopped(lead)} `}
        <cite>{title}</cite>
        {/[.?!]$/.test(title) ? '' : '.'}
        {typeof where === 'string' ? ` ${stopped(where)}` : ''}
      </span>
      {typeof where === 'string' ? '' : ` ${where[language]}${STOPS[language]}`}
    </>
  );
}

function stopped(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
