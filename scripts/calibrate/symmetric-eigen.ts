/** Sweeps after which the off-diagonal has vanished for every matrix that is one. */
const MOST_SWEEPS = 60;
const NEGLIGIBLE = 1e-28;

export interface Eigen {
  /** Length n, in no order. */
  readonly values: readonly number[];
  /** Column j, `vectors[i][j]` over i, belongs to value j; orthonormal. */
  readonly vectors: readonly (readonly number[])[];
}

/** Eigenvalues and vectors of a symmetric n × n matrix, by Jacobi's rotations. */
export function symmetricEigen(matrix: readonly (readonly number[])[]): Eigen {
  const n = matrix.length;
  const a = matrix.map((row) => row.slice());
  const v = matrix.map((_, i) => matrix.map((__, j) => (i === j ? 1 : 0)));
  let total = 0;
  for (const row of a) for (const x of row) total += x * x;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let off = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) off += 2 * a[i][j] * a[i][j];
    if (off <= NEGLIGIBLE * total) break;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) if (a[p][q] !== 0) rotate(a, v, p, q);
    }
  }
  return { values: a.map((row, i) => row[i]), vectors: v };
}

/** Turns the plane of axes p and q so that a[p][q] becomes 0. */
function rotate(a: number[][], v: number[][], p: number, q: number): void {
  const theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (const row of a) turn(row, p, q, c, s);
  for (let k = 0; k < a.length; k++) {
    const x = a[p][k];
    const y = a[q][k];
    a[p][k] = c * x - s * y;
    a[q][k] = s * x + c * y;
  }
  for (const row of v) turn(row, p, q, c, s);
}

function turn(row: number[], p: number, q: number, c: number, s: number): void {
  const x = row[p];
  const y = row[q];
  row[p] = c * x - s * y;
  row[q] = s * x + c * y;
}
