import type { OperatorCallOutput, ReportProblem } from '@fairhouse/contract/operator';

/** A result, or why there is none. */
export type WorkedOut = OperatorCallOutput<'/operator/report/run'>;

export function problem(kind: ReportProblem['kind'], where: Partial<ReportProblem> = {}): WorkedOut {
  const { measure = null, property = null, other = null } = where;
  return { problem: { kind, measure, property, other }, result: null };
}
