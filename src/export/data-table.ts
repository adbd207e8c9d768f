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

/** An observation by the names of its columns; a column that it lacks does not apply to it. */
export type Observation = Readonly<Record<string, DataCell>>;

/** Observations in columns of these names, in this order. A cell that does not apply is empty. */
export function tableOf(names: readonly string[], observations: readonly Observation[]): DataTable {
  return {
    columns: names.map((name) => ({ name })),
    rows: observations.map((each) => names.map((name) => each[name] ?? '')),
  };
}
