/** What a DAX file says, as it stands there. */
export interface DaxWorkflow {
  readonly jobs: readonly DaxJob[];
  readonly edges: readonly DaxEdge[];
  /** How many uses of files it carries. */
  readonly files: number;
  /** What the root says of the number of jobs; null where it says nothing. */
  readonly announced: { readonly jobs: number; readonly line: number } | null;
}

export interface DaxJob {
  readonly id: string;
  /** '' where it has none. */
  readonly name: string;
  /** In seconds; a text where that is no number, undefined where there is none. */
  readonly runtime: unknown;
  readonly line: number;
}

export interface DaxEdge {
  readonly parent: string;
  readonly child: string;
  readonly line: number;
}
