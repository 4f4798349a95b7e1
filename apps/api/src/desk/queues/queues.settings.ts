import type { QueueName, SettingText } from '@fairhouse/contract/operator';

const hour = 60;
const day = 24 * hour;

/** What players are promised, or can be expected to wait for, until operators set otherwise. */
const targets: Record<QueueName, { amberMinutes: number; redMinutes: number }> = {
  cashOuts: { amberMinutes: 12 * hour, redMinutes: day },
  payouts: { amberMinutes: hour, redMinutes: 4 * hour },
  // What was paid is paid: the rule is what can still be changed.
  payoutReviews: { amberMinutes: day, redMinutes: 3 * day },
  deposits: { amberMinutes: 2 * hour, redMinutes: 12 * hour },
  // Of seven days before evidence is due: amber three days before it, red one.
  disputes: { amberMinutes: 4 * day, redMinutes: 6 * day },
  documents: { amberMinutes: 12 * hour, redMinutes: day },
  // The law gives a month; the member is told that it takes some days.
  corrections: { amberMinutes: 2 * day, redMinutes: 5 * day },
  funds: { amberMinutes: 12 * hour, redMinutes: day },
  heldWins: { amberMinutes: 2 * hour, redMinutes: 12 * hour },
  affiliateStatements: { amberMinutes: 3 * day, redMinutes: 10 * day },
  invitations: { amberMinutes: 2 * day, redMinutes: 7 * day },
  contacts: { amberMinutes: 4 * hour, redMinutes: day },
  // A message is read by others as long as it stands.
  chatReports: { amberMinutes: 30, redMinutes: 4 * hour },
  alerts: { amberMinutes: 4 * hour, redMinutes: day },
  // A mandatory break has begun, and who plays is back the next day.
  harmCases: { amberMinutes: 8 * hour, redMinutes: day },
  approvals: { amberMinutes: 2 * hour, redMinutes: day },
};

export function firstQueueSetting(queue: QueueName): SettingText<'queue'> {
  return { ...targets[queue], delaySeconds: 20 };
}
