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

export const healthWindows = ['1h', '24h', '7d'] as const;
export type HealthWindow = (typeof healthWindows)[number];

/** `books`: every book of a member and every posting in it, computed again. */
export const healthChecks = ['books'] as const;
export type HealthCheck = (typeof healthChecks)[number];

export const incidentStates = ['open', 'ended'] as const;
