/** A 95 % confidence interval. */
export interface Interval {
  least: number;
  most: number;
}

/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/** Wilson's score interval of a proportion, without a correction for continuity. Needs n ≥ 1. */
export function wilson(count: number, n: number): Interval {
  const p = count / n;
  const middle = (2 * n * p + z * z) / (2 * (n + z * z));
  const half = (z * Math.sqrt(z * z + 4 * n * p * (1 - p))) / (2 * (n + z * z));
  return { least: middle - half, most: middle + half };
}

/**
 * The interval of a difference of two independent proportions, by Newcombe's method 10 (R. G. Newcombe, Interval estimation for the
 * difference between independent proportions, Statistics in Medicine 17, 1998). Undefined where one side has nobody.
 */
export function newcombe(a: { count: number; n: number }, b: { count: number; n: number }): Interval | undefined {
  if (a.n === 0 || b.n === 0) return undefined;
  const [pa, pb] = [a.count / a.n, b.count / b.n];
  const [wa, wb] = [wilson(a.count, a.n), wilson(b.count, b.n)];
  const difference = pa - pb;
  return {
    least: difference - Math.hypot(pa - wa.least, wb.most - pb),
    most: difference + Math.hypot(wa.most - pa, pb - wb.least),
  };
}

/** A sample: how many, their mean and their variance, by n − 1. */
export interface Sample {
  n: number;
  mean: number;
  variance: number;
}

/** The interval of a difference of two means, by Welch's method. Undefined with fewer than two on one side. */
export function welch(a: Sample, b: Sample): Interval | undefined {
  if (a.n < 2 || b.n < 2) return undefined;
  const [va, vb] = [a.variance / a.n, b.variance / b.n];
  const difference = a.mean - b.mean;
  if (va + vb === 0) return { least: difference, most: difference };
  const freedom = (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1));
  const half = studentQuantile(freedom) * Math.sqrt(va + vb);
  return { least: difference - half, most: difference + half };
}

/**
 * The 97.5 % quantile of Student's t distribution with so many degrees of freedom, by G. W. Hill's algorithm 396 (Communications of the
 * ACM 13, 1970), to four places from one degree on.
 */
export function studentQuantile(freedom: number): number {
  const p = 0.05;
  if (freedom <= 1) return 1 / Math.tan((p * Math.PI) / 2);
  if (freedom === 2) return Math.sqrt(2 / (p * (2 - p)) - 2);
  const a = 1 / (freedom - 0.5);
  const b = 48 / a ** 2;
  let c = (((20_700 * a) / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * freedom;
  let x = d * p;
  let y = x ** (2 / freedom);
  if (y > 0.05 + a) {
    x = -z;
    y = x ** 2;
    if (freedom < 5) c += 0.3 * (freedom - 4.5) * (x + 0.6);
    c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
    y = Math.expm1(a * y ** 2);
  } else {
    y =
      ((1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) * y - 1) *
        ((freedom + 1) / (freedom + 2)) +
      1 / y;
  }
  return Math.sqrt(freedom * y);
}
