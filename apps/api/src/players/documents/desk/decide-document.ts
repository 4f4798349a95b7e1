import { monthsAfter } from '@fairhouse/contract/months-after';
import type { OperatorDocument } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { checkDocumentDate, isDay } from '../document-date.ts';
import { documentNames } from '../document-names.ts';
import { type Decision, decisions } from '../documents.states.ts';
import { dayOf } from '../expiry.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import { type DeskDocument, decide, findForDesk, lockForDesk } from './desk-document.store.ts';
import { deskWire } from './desk-wire.ts';

export interface Verdict {
  decision: Decision;
  /** What the member reads about a refusal. */
  reason?: string;
  /** YYYY-MM-DD, as the operator reads it from an address document. */
  documentDate?: string;
  /** YYYY-MM-DD, as it stands on an identity document, or `none`. */
  expiryDate?: string;
}

interface Dates {
  documentDate: string | null;
  expiresOn: string | null;
}

/** An operator's decision on a document, recorded under the operator's name and mailed to the member. */
export async function decideDocument(
  deps: DocumentsDeskDeps,
  verdict: Verdict,
  id: bigint,
  operator: Pick<Operator, 'name'>,
): Promise<Result<OperatorDocument>> {
  const { decision, reason } = verdict;
  const { from, to } = decisions[decision];
  const { expiryNoticeDays, addressValidMonths } = await deps.settingOf('documents', 'casino');
  const today = dayOf(deps.clock());
  return inTransaction(deps.db, async (tx) => {
    const document = await lockForDesk(tx, id);
    if (!document) return refuse('noSuchThing');
    const { memberId, kind, status } = document;
    if (!from.includes(status)) return refuse('wrongState', { status });
    const dated =
      decision === 'accept'
        ? await datesOf(tx, document, verdict, { today, addressValidMonths })
        : ok({ documentDate: document.documentDate, expiresOn: null });
    if (!dated.ok) return dated;
    await decide(tx, id, {
      status: to,
      decidedBy: operator.name,
      reason: reason ?? null,
      ...dated.data,
    });
    const datesIn = ({ documentDate, expiresOn }: Dates) => ({
      ...(document.documentDate === dated.data.documentDate ? {} : { documentDate }),
      ...(document.expiresOn === dated.data.expiresOn ? {} : { expiryDate: expiresOn }),
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `document:${id}`,
      command: `document.${decision}`,
      before: { kind, status, ...datesIn(document) },
      after: {
        kind,
        status: to,
        files: document.fileIds.map(String),
        ...datesIn(dated.data),
        ...(reason ? { reason } : {}),
      },
    });
    const mail = decision === 'accept' ? 'documentAccepted' : 'documentRefused';
    await deps.mailMember(tx, memberId, mail, (language) => ({
      document: documentNames[language][kind],
      reason: reason ?? '',
    }));
    return ok(deskWire(deps, expiryNoticeDays, (await findForDesk(tx, id))!));
  });
}

/** The dates of a document that is accepted, by its kind: what it does not have is not taken, and what has expired neither. */
async function datesOf(
  tx: Transaction,
  document: DeskDocument,
  given: Verdict,
  { today, addressValidMonths }: { today: string; addressValidMonths: number },
): Promise<Result<Dates>> {
  if (document.kind !== 'addressProof' && given.documentDate) return refuse('invalidField', { field: 'documentDate' });
  if (document.kind !== 'idcardProof' && given.expiryDate) return refuse('invalidField', { field: 'expiryDate' });
  if (document.kind === 'idcardProof') {
    const { expiryDate } = given;
    if (!expiryDate) return refuse('missingField', { field: 'expiryDate' });
    if (expiryDate === 'none') return ok({ documentDate: null, expiresOn: null });
    if (!isDay(expiryDate)) return refuse('invalidField', { field: 'expiryDate' });
    return expiryDate < today ? refuse('documentExpired') : ok({ documentDate: null, expiresOn: expiryDate });
  }
  if (document.kind !== 'addressProof') return ok({ documentDate: null, expiresOn: null });
  const documentDate = given.documentDate ?? document.documentDate;
  if (!documentDate) return refuse('missingField', { field: 'documentDate' });
  const checked = given.documentDate ? await checkDocumentDate(tx, documentDate, document.updatedAt) : ok(null);
  if (!checked.ok) return checked;
  const expiresOn = addressValidMonths === 0 ? null : dayOf(monthsAfter(documentDate, addressValidMonths));
  return expiresOn !== null && expiresOn < today ? refuse('documentExpired') : ok({ documentDate, expiresOn });
}
