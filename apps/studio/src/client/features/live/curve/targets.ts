/** Targets of one step, in hundredths. */
const steps = [110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** The next target of one step, or the one before it, within what the table takes; undefined at the end. */
export function targetBeside(
  target: number,
  up: boolean,
  { least, most }: { least: number; most: number },
): number | undefined {
  const within = steps.filter((step) => step >= least && step <= most);
  return up ? within.find((step) => step > target) : within.findLast((step) => step < target);
}
