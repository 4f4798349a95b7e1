import type { HealthRule, SettingText } from '@fairhouse/contract/operator';

const first: Record<HealthRule, { limit: number; leastCount?: number; forMinutes: number }> = {
  processGone: { limit: 60, forMinutes: 1 },
  queueLate: { limit: 100, forMinutes: 5 },
  providerFailing: { limit: 50, leastCount: 10, forMinutes: 5 },
  chainStill: { limit: 180, forMinutes: 5 },
  tableStill: { limit: 2, forMinutes: 1 },
  betsOwed: { limit: 5, forMinutes: 1 },
  checkFound: { limit: 0, forMinutes: 1 },
  jobFailing: { limit: 5, forMinutes: 1 },
  diskFull: { limit: 90, forMinutes: 5 },
  archiveLate: { limit: 5, forMinutes: 1 },
  // Some 80 games judged each day: by chance, less than one alarm in thirty years.
  refusalsByOutcome: { limit: 7, leastCount: 10, forMinutes: 1 },
};

/** Until operators set otherwise. Nobody is written to before somebody says who. */
export function firstHealthRule(rule: HealthRule): SettingText<'healthRule'> {
  return { watched: true, leastCount: 1, mailTo: [], ...first[rule] };
}
