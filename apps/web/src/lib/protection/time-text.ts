import type { Translate } from '../language/i18n.ts';
import type { en } from './texts/en.ts';

/** '45 minutes', '2 hours', '1 h 30 min'. */
export function minutesText(minutes: number, t: Translate<keyof typeof en>): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return t('minutes', { count: rest });
  return rest === 0 ? t('hours', { count: hours }) : t('hoursAndMinutes', { hours, minutes: rest });
}
