/** What is watched: each a condition, with its border in the settings. */
export const healthRules = [
  'processGone',
  'queueLate',
  'providerFailing',
  'chainStill',
  'tableStill',
  'betsOwed',
  'checkFound',
  'jobFailing',
  'diskFull',
  'archiveLate',
  'refusalsByOutcome',
] as const;
export type HealthRule = (typeof healthRules)[number];

/** As PagerDuty's Events API names them, the most urgent first. */
export const incidentSeverities = ['critical', 'error', 'warning', 'info'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

/** How urgent an incident is. Nothing is `info` yet. */
export const severityOf: Readonly<Record<HealthRule, IncidentSeverity>> = {
  processGone: 'critical',
  queueLate: 'warning',
  providerFailing: 'error',
  chainStill: 'error',
  tableStill: 'error',
  betsOwed: 'error',
  checkFound: 'critical',
  jobFailing: 'error',
  diskFull: 'critical',
  archiveLate: 'error',
  refusalsByOutcome: 'critical',
};

export const healthWindows = ['1h', '24h', '7d'] as const;
export type HealthWindow = (typeof healthWindows)[number];

/** `books`: every book of a member and every posting in it, computed again. */
export const healthChecks = ['books'] as const;
export type HealthCheck = (typeof healthChecks)[number];

export const incidentStates = ['open', 'ended'] as const;
