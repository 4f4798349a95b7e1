export interface Problem<F extends string> {
  field: F;
  /** What to say to the player. */
  message: string;
}

/** Checks in the given order, [field, is it right, what to say if not]; answers the first that fails. */
export function firstProblem<F extends string>(
  checks: readonly (readonly [field: F, right: boolean, message: string])[],
): Problem<F> | undefined {
  const failed = checks.find(([, right]) => !right);
  return failed && { field: failed[0], message: failed[2] };
}
