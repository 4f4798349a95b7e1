import type { SettingName } from '@fairhouse/contract/operator';

interface ComingSetting {
  name: SettingName;
  scope: string;
  value: Record<string, unknown>;
}

/**
 * Settings that the last release does not know, and at whose rows it would stop: they stand at their first value, have no row and
 * cannot be set. A release later they are taken out of this list, and get their row at the next start
 * (docs/decisions/300). A release from this one on passes over rows that it does not know, so this list stays empty then.
 */
export const comingSettings: readonly ComingSetting[] = [
  {
    name: 'healthRule',
    scope: 'archiveLate',
    value: { watched: true, leastCount: 1, mailTo: [], limit: 5, forMinutes: 1 },
  },
  {
    name: 'healthRule',
    scope: 'refusalsByOutcome',
    value: { watched: true, leastCount: 10, mailTo: [], limit: 7, forMinutes: 1 },
  },
];
