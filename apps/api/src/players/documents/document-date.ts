import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { placeOfDay } from './documents.store.ts';

/**
 * A real calendar day, YYYY-MM-DD, that had come when the document was handed in (now by default) and lay no
 * more than 3 months back: a review that takes its time makes no document too old.
 */
export async function checkDocumentDate(
  db: pg.Pool | Transaction,
  text: string,
  handedIn: Date | null = null,
): Promise<Result<null>> {
  if (!isDay(text)) return refuse('documentDateInvalid');
  const place = await placeOfDay(db, text, handedIn);
  if (place === 'ahead') return refuse('documentDateInvalid');
  return place === 'tooOld' ? refuse('documentTooOld') : ok(null);
}

/** A day of the calendar in this century, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}
