/**
 * Coefficients that minimise Σ weight·(row·c − target)² + Σ ridge·c², for several targets at once.
 * `rows`: samples × features; `targets`: samples × responses; `ridge`: one per feature. Returns responses × features.
 * Solved by Cholesky's factors; throws an Error where rows and ridge leave a direction open.
 */
export function ridgeRegression(
  rows: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  weights: readonly number[],
  ridge: readonly number[],
): number[][] {
  const features = ridge.length;
  const normal = ridge.map((own, i) => {
    const line = new Array<number>(i + 1).fill(0);
    line[i] = own;
    return line;
  });
  rows.forEach((row, s) => {
    for (let i = 0; i < features; i++) {
      for (let j = 0; j <= i; j++) normal[i][j] += weights[s] * row[i] * row[j];
    }
  });
  const factor = cholesky(normal);
  return targets[0].map((_, r) => {
    const side = new Array<number>(features).fill(0);
    rows.forEach((row, s) => {
      for (let i = 0; i < features; i++) side[i] += weights[s] * row[i] * targets[s][r];
    });
    return solve(factor, side);
  });
}

/** The lower triangle L with L·Lᵀ = A, of a positive definite A given by its lower triangle. */
function cholesky(a: readonly (readonly number[])[]): number[][] {
  const l: number[][] = [];
  for (let i = 0; i < a.length; i++) {
    const row: number[] = [];
    l.push(row);
    for (let j = 0; j <= i; j++) {
      let rest = a[i][j];
      for (let k = 0; k < j; k++) rest -= row[k] * l[j][k];
      if (i === j && !(rest > 0)) throw new Error('the samples leave a direction open');
      row.push(i === j ? Math.sqrt(rest) : rest / l[j][j]);
    }
  }
  return l;
}

function solve(l: readonly (readonly number[])[], side: readonly number[]): number[] {
  const x = [...side];
  for (let i = 0; i < x.length; i++) {
    for (let k = 0; k < i; k++) x[i] -= l[i][k] * x[k];
    x[i] /= l[i][i];
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < x.length; k++) x[i] -= l[k][i] * x[k];
    x[i] /= l[i][i];
  }
  return x;
}
