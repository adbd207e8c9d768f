import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Mid } from '../components/readouts/mid.tsx';
import { Cite } from './cite.tsx';
import { Figure } from './figure.tsx';
import { PartHeading } from './heading.tsx';
import { KeepMarks } from './keep-marks.tsx';
import { Lab, PageLink, Try } from './links.tsx';
import { Note } from './note.tsx';
import { N } from './number.tsx';
import { P } from './parameter.tsx';
import { ParametersTable } from './parameters-table.tsx';
import { Fails, Holds } from './statement.tsx';
import { T } from './term.tsx';

/** What the prose may hold beside text, by the names it has there. */
export const COMPONENTS: MDXComponents = {
  Cite,
  Fails,
  Figure,
  Holds,
  Lab,
  Mid,
  N,
  Note,
  P,
  PageLink,
  Parameters: ParametersTable,
  T,
  Try,
  h2: PartHeading,
  p: Paragraph,
  table: ScrollingTable,
};

function Paragraph({ children }: ComponentProps<'p'>) {
  return (
    <p>
      <KeepMarks>{children}</KeepMarks>
    </p>
  );
}

/** A table of the text, wide ones in a frame of their own that scrolls. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
