/** A column of numbers or names. */
export interface DataColumn {
  /** In the field's terms, with its unit where it has one: `time (t_mid)`, `speedup`. English: files are read by programs. */
  readonly name: string;
}

/** NaN: never reached, or not known. */
export type DataCell = string | number;

/** What a figure shows, in full precision and as tidy data: one observation a row. */
export interface DataTable {
  readonly columns: readonly DataColumn[];
  /** As many cells as columns. */
  readonly rows: readonly (readonly DataCell[])[];
}
