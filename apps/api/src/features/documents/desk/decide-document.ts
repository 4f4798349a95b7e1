import type { OperatorDocument } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Decision, decisions, statusNames } from '../documents.states.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import { decide, findForDesk, lockForDesk } from './desk-document.store.ts';
import { deskWire } from './desk-wire.ts';
import { documentNames } from './document-names.ts';

/** An operator's decision on a document, recorded under the operator's name and mailed to the member. */
export async function decideDocument(
  deps: DocumentsDeskDeps,
  decision: Decision,
  id: bigint,
  operator: Operator,
  reason: string | null,
): Promise<Result<OperatorDocument>> {
  const { from, to } = decisions[decision];
  return inTransaction(deps.db, async (tx) => {
    const document = await lockForDesk(tx, id);
    if (!document) return refuse('noSuchThing');
    const { memberId, kind, status } = document;
    if (!from.includes(status)) return refuse('wrongState', { status: statusNames[status] });
    await decide(tx, id, { status: to, decidedBy: operator.name, reason });
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `document:${id}`,
      verb: `document.${decision}`,
      before: { kind, status },
      after: { kind, status: to, files: document.fileIds.map(String), ...(reason ? { reason } : {}) },
    });
    const mail = decision === 'accept' ? 'documentAccepted' : 'documentRefused';
    await deps.mailMember(tx, memberId, mail, (language) => ({
      document: documentNames[language][kind],
      reason: reason ?? '',
    }));
    return ok(deskWire(deps, (await findForDesk(tx, id))!));
  });
}
