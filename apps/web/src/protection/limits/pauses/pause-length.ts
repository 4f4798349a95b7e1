import type { Translate } from '../../../lib/language/i18n.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { SafetyText } from '../texts/index.ts';

type T = Translate<SafetyText>;

/** '24 hours', '3 days', '2 weeks': whole weeks as weeks, but a month of 30 days stays one. */
export function hoursText(hours: number, t: T): string {
  if (hours % 168 === 0) return t('weeks', { count: hours / 168 });
  if (hours % 24 === 0 && hours > 24) return t('days', { count: hours / 24 });
  return t('breakHours', { count: hours });
}

/** '6 months', '2 years'; 0 is for good. */
export function monthsText(months: number, t: T): string {
  if (months === 0) return t('forGood');
  return months % 12 === 0 ? t('years', { count: months / 12 }) : t('months', { count: months });
}

/** The moment so many hours from `now` on. */
export function afterHours(hours: number, now = serverNow()): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}
