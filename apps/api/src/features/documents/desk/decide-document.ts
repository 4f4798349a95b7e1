import type { OperatorDocument } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { checkDocumentDate } from '../document-date.ts';
import { type Decision, decisions } from '../documents.states.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import { type DeskDocument, decide, findForDesk, lockForDesk } from './desk-document.store.ts';
import { deskWire } from './desk-wire.ts';
import { documentNames } from './document-names.ts';

export interface Verdict {
  decision: Decision;
  /** What the member reads about a refusal. */
  reason?: string;
  /** YYYY-MM-DD, as the operator reads it from an address document. */
  documentDate?: string;
}

/** An operator's decision on a document, recorded under the operator's name and mailed to the member. */
export async function decideDocument(
  deps: DocumentsDeskDeps,
  { decision, reason, documentDate }: Verdict,
  id: bigint,
  operator: Pick<Operator, 'name'>,
): Promise<Result<OperatorDocument>> {
  const { from, to } = decisions[decision];
  return inTransaction(deps.db, async (tx) => {
    const document = await lockForDesk(tx, id);
    if (!document) return refuse('noSuchThing');
    const { memberId, kind, status } = document;
    if (!from.includes(status)) return refuse('wrongState', { status });
    const dated = decision === 'accept' ? await checkDate(tx, document, documentDate) : ok(document.documentDate);
    if (!dated.ok) return dated;
    await decide(tx, id, {
      status: to,
      decidedBy: operator.name,
      reason: reason ?? null,
      documentDate: dated.data,
    });
    const dateOf = (day: string | null) =>
      day === document.documentDate && day === dated.data ? {} : { documentDate: day };
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `document:${id}`,
      verb: `document.${decision}`,
      before: { kind, status, ...dateOf(document.documentDate) },
      after: {
        kind,
        status: to,
        files: document.fileIds.map(String),
        ...dateOf(dated.data),
        ...(reason ? { reason } : {}),
      },
    });
    const mail = decision === 'accept' ? 'documentAccepted' : 'documentRefused';
    await deps.mailMember(tx, memberId, mail, (language) => ({
      document: documentNames[language][kind],
      reason: reason ?? '',
    }));
    return ok(deskWire(deps, (await findForDesk(tx, id))!));
  });
}

/** The date an accepted document has: an address document has one, and was no older than 3 months when it came. */
async function checkDate(
  tx: Transaction,
  { kind, documentDate, updatedAt }: DeskDocument,
  read: string | undefined,
): Promise<Result<string | null>> {
  if (kind !== 'addressProof') return read ? refuse('invalidField', { field: 'documentDate' }) : ok(null);
  if (!read) return documentDate ? ok(documentDate) : refuse('missingField', { field: 'documentDate' });
  const checked = await checkDocumentDate(tx, read, updatedAt);
  return checked.ok ? ok(read) : checked;
}
