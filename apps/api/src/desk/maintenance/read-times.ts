import { maintenanceMostDaysAhead, maintenanceMostHours } from '@fairhouse/contract/operator';
import type { PlayerLanguage } from '@fairhouse/money';
import { type Refusal, refuse } from '../../http/result.ts';

export interface Times {
  startsAt: Date;
  endsAt: Date;
  texts: Partial<Record<PlayerLanguage, string>>;
}

const hourMs = 3_600_000;

/** The times as they are asked for, or what is wrong with them. `startsAt`: undefined for now. */
export function readTimes(
  asked: { startTime?: string | undefined; endTime: string; texts: Times['texts']; reason: string },
  startedAt: Date | undefined,
  now: Date,
): Times | Refusal {
  if (asked.reason === '') return refuse('missingField', { field: 'the reason' });
  const startsAt = startedAt ?? (asked.startTime === undefined ? now : new Date(asked.startTime));
  const endsAt = new Date(asked.endTime);
  const isPast = startedAt === undefined && startsAt < now;
  if (isPast || startsAt.getTime() > now.getTime() + maintenanceMostDaysAhead * 24 * hourMs)
    return refuse('invalidField', { field: 'the start' });
  const isTooLong = endsAt.getTime() - startsAt.getTime() > maintenanceMostHours * hourMs;
  if (endsAt <= startsAt || endsAt <= now || isTooLong) return refuse('invalidField', { field: 'the end' });
  const texts = Object.fromEntries(Object.entries(asked.texts).filter(([, text]) => text !== ''));
  // Nobody is shown an empty sentence, and English stands in for the others.
  if (Object.keys(texts).length > 0 && !('en' in texts)) return refuse('missingField', { field: 'the text (en)' });
  return { startsAt, endsAt, texts };
}
