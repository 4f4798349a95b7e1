/** Per cent with two decimals, rounded down: a stated return is never above the true one. */
export function roundedDown(percent: number): string {
  // What comes out even is not a hair below itself; nor is a curve, whose targets return 99.00 % less some 2⁻³² of it.
  return (Math.floor(percent * 100 + 0.005) / 100).toFixed(2);
}
