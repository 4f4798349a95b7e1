import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { announce } from '../announce.ts';
import { memberExists } from '../news.store.ts';

export interface Letter {
  memberId: bigint;
  english: string;
  /** The English text where it is left out. */
  filipino: string | undefined;
}

/** An operator's own words to one member, with the record of who wrote what. */
export async function messageMember(db: Database, letter: Letter, operator: Operator): Promise<Result<{ id: number }>> {
  const { memberId, english, filipino = english } = letter;
  if (english === '') return refuse('missingField', { field: 'english' });
  return inTransaction(db, async (tx) => {
    if (!(await memberExists(tx, memberId))) return refuse('noSuchThing');
    const values = { en: english, fil: filipino };
    const id = await announce(tx, { memberId, kind: 'casino', about: `letter:${randomUUID()}`, values });
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
