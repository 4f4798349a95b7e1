import { expiry } from './documents.states.ts';
import type { Document } from './documents.store.ts';

type Dated = Pick<Document, 'status' | 'expiresOn'>;

/** The day it is in UTC: a document is valid until the end of its last. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** How a document stands on a day, also where the job that writes it down has not come by yet. */
export function standingOn<D extends Dated>(day: string, document: D): D {
  const { status, expiresOn } = document;
  const isOver = status === expiry.from && expiresOn !== null && expiresOn < day;
  return isOver ? { ...document, status: expiry.to } : document;
}

/** How its last day lies to today; null where it has none, or is not accepted. */
export function expiryOf(day: string, noticeDays: number, document: Dated): 'valid' | 'soon' | 'over' | null {
  const { status, expiresOn } = standingOn(day, document);
  if (status === expiry.to) return 'over';
  if (status !== expiry.from || expiresOn === null) return null;
  return expiresOn <= dayAfter(day, noticeDays) ? 'soon' : 'valid';
}

export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}
