import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { JudgedDay } from '../judging/due.store.ts';
import type { Judged } from '../judging/happenings.store.ts';
import { insertCase } from './case.store.ts';

/** Gives a person a member to look at; one who waits already is not there twice. */
export async function openCase(
  tx: Transaction,
  it: Pick<Judged, 'memberId'> & Pick<JudgedDay, 'score' | 'markers' | 'at'>,
): Promise<void> {
  const id = await insertCase(tx, it);
  if (id === undefined) return;
  await recordAuditEvent(tx, {
    actor: 'system:harm',
    memberId: it.memberId,
    subject: `harm-case:${id}`,
    command: 'harmCase.open',
    after: { state: 'open', score: it.score, kinds: it.markers.map(({ kind }) => kind) },
  });
}
