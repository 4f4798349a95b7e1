import { randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { announce } from '../announce.ts';
import { findNewsAbout, isOfferable, memberExists } from '../news.store.ts';

export interface Letter {
  memberId: bigint;
  english: string;
  /** The English text where it is left out. */
  filipino: string | undefined;
  /** It offers something: only to who may be offered something. */
  isOffer?: boolean;
  /** A repeat sends nothing more. */
  requestKey?: string | undefined;
}

/** An operator's own words to one member, with the record of who wrote what. */
export async function messageMember(db: Database, letter: Letter, operator: Operator): Promise<Result<{ id: number }>> {
  const { memberId, english, filipino = english, isOffer = false, requestKey = randomUUID() } = letter;
  if (english === '') return refuse('missingField', { field: 'english' });
  return inTransaction(db, async (tx) => {
    if (!(await memberExists(tx, memberId))) return refuse('noSuchThing');
    if (isOffer && !(await isOfferable(tx, memberId))) return refuse('noOffers');
    const values = { en: english, fil: filipino };
    const about = `letter:${requestKey}`;
    const id = await announce(tx, { memberId, kind: 'casino', about, values });
    if (id === undefined) return sentBefore(tx, memberId, about, values);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `news:${id}`,
      command: 'member.message',
      after: values,
    });
    return ok({ id: Number(id) });
  });
}

/** The same key once more: the message of before, unless it says something else. */
async function sentBefore(
  tx: Transaction,
  memberId: bigint,
  about: string,
  { en, fil }: { en: string; fil: string },
): Promise<Result<{ id: number }>> {
  const before = await findNewsAbout(tx, { memberId, kind: 'casino', about });
  const isSame = before?.details.en === en && before.details.fil === fil;
  return isSame ? ok({ id: Number(before.id) }) : refuse('conflict');
}
