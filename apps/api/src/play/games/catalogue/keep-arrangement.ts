import type { Transaction } from '@fairhouse/database';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { type Arrangement, writeArrangement } from './arrangement.store.ts';
import type { LatestChange } from './change.store.ts';
import { keepChange } from './keep-change.ts';

interface ArrangementChange {
  id: number;
  /** Of the history, after this change. */
  version: number;
  before: Arrangement;
  after: Arrangement;
  reason: string;
}

/** Writes how a game is arranged, with its history and the audit event. */
export async function keepArrangement(
  tx: Transaction,
  operator: Pick<StaffPerson, 'name'>,
  { id, version, before, after, reason }: ArrangementChange,
): Promise<LatestChange> {
  await writeArrangement(tx, id, after);
  return keepChange(tx, operator, {
    subject: `game:${id}`,
    command: 'catalogue.arrangeGame',
    version,
    before: wordsOf(before),
    value: wordsOf(after),
    reason,
  });
}

/** As history keeps it: numbers of 64 bits are texts. */
function wordsOf({ place, ...it }: Arrangement): Record<string, unknown> {
  return { ...it, place: place === null ? null : String(place) };
}
