import type { OperatorCallOutput, RiskCase } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { alertsOfCase } from '../alerts/alert.store.ts';
import { alertWire } from '../alerts/alert.wire.ts';
import { findCase, membersOf, notesOf, reportsOf } from './case.store.ts';
import type { Case, CaseMember } from './case.ts';

export type WholeCase = OperatorCallOutput<'/operator/risk/case/get'>;

const mostAlerts = 200;

export function caseWire(it: Case, members: readonly CaseMember[]): RiskCase {
  const { openedAt, closedAt, ...rest } = it;
  return {
    ...rest,
    id: Number(it.id),
    openTime: openedAt.toISOString(),
    closeTime: closedAt?.toISOString() ?? null,
    members: members.map(({ memberId, username, addedBy, addedAt }) => ({
      memberId: Number(memberId),
      username,
      addedBy,
      addTime: addedAt.toISOString(),
    })),
  };
}

export async function wholeCase(db: Database | Transaction, id: bigint): Promise<WholeCase | undefined> {
  const found = await findCase(db, id);
  if (!found) return undefined;
  const members = await membersOf(db, [id]);
  const alerts = await alertsOfCase(db, id, mostAlerts);
  const notes = await notesOf(db, id);
  const reports = await reportsOf(db, id);
  return {
    ...caseWire(found, members),
    alertList: alerts.map(alertWire),
    notes: notes.map(({ id: noteId, by, at, note }) => ({
      id: Number(noteId),
      by,
      time: at.toISOString(),
      text: note,
    })),
    reports: reports.map(({ at, ...report }) => ({ ...report, time: at.toISOString() })),
  };
}
