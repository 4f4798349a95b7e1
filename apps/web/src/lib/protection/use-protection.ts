import type { CallOutput } from '@fairhouse/contract';
import { queries, useCall } from '../query.ts';
import { useMember } from '../session.ts';

export type Protection = CallOutput<'/sys/protection/get'>;
export type Limit = Protection['limits'][number];
export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];

const path = '/sys/protection/get';
const everyMs = 60_000;

/** What the member has set, and whether play is paused; nothing is asked for visitors. */
export function useProtection() {
  const member = useMember();
  return useCall(path, {}, { enabled: member !== undefined, everyMs });
}

/** After everything that changes it. */
export function refreshProtection(): Promise<void> {
  return queries.invalidateQueries({ queryKey: [path] });
}

/** Whether games and deposits are closed to the member. */
export function isBarred({ pause, closedAt }: Protection): boolean {
  return pause !== null || closedAt !== null;
}

/** The kinds that have to be limited before the first deposit, and are not. */
export function missingLimits({ mandatory, limits }: Protection): LimitKind[] {
  return mandatory.filter((kind) => !limits.some((limit) => limit.kind === kind));
}
