/** Each step of times ends 5 % later than the one before it. */
export const growth = 1.05;
/** Ends after some 42 days; what took longer is counted in it. */
export const lastStep = 310;

/** Counts by step, under the names of measures. */
export const stepNames = Array.from({ length: lastStep + 1 }, (_, step) => `step${step}` as const);
export type StepName = (typeof stepNames)[number];
export const stepName = (step: number): StepName => `step${step}`;

/** The middle of times that were counted by step: whole seconds at which its step ends, 5 % above the exact one at most; null of none. */
export function medianSeconds(counts: Readonly<Partial<Record<StepName, bigint>>>): bigint | null {
  const all = stepNames.reduce((sum, name) => sum + (counts[name] ?? 0n), 0n);
  if (all === 0n) return null;
  let seen = 0n;
  const step = stepNames.findIndex((name) => {
    seen += counts[name] ?? 0n;
    return 2n * seen >= all;
  });
  return BigInt(Math.round(growth ** step));
}
