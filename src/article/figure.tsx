import { useProse } from './prose-context.tsx';

/** The figure of the section that it stands in. */
export function Figure() {
  const { book, figure, section } = useProse();
  if (section === null) {
    book.problem('A figure stands outside of the sections that have one.');
    return null;
  }
  return figure(section);
}
