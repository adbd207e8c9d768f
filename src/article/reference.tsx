import { REFERENCES, type Reference } from './references.ts';

const ALL: Readonly<Record<string, Reference>> = REFERENCES;

export function referenceOf(id: string): Reference | null {
  return Object.hasOwn(ALL, id) ? ALL[id] : null;
}

/** Authors (year). Title. Where. In English on every page: these are the names of works. */
export function ReferenceText({ reference }: { readonly reference: Reference }) {
  const { authors, year, title, where } = reference;
  const when = year === null ? '' : authors ? ` (${year})` : `${year}`;
  const lead = `${authors ?? ''}${when}`;
  return (
    <span lang="en">
      {lead === '' ? '' : `${stopped(lead)} `}
      <cite>{title}</cite>
      {/[.?!]$/.test(title) ? '' : '.'}
      {where ? ` ${stopped(where)}` : ''}
    </span>
  );
}

function stopped(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
