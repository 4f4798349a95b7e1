import type { DocumentKind } from '@fairhouse/contract';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvents } from '../../db/audit-events.store.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Language } from '../../http/language.ts';
import { dayText } from './day-text.ts';
import { documentNames } from './document-names.ts';
import { expiry } from './documents.states.ts';
import { type Expiring, takeExpired, takeExpiring } from './expiring.store.ts';
import { dayAfter, dayOf } from './expiry.ts';

const everyMs = 10 * 60_000;
const atOnce = 200;
const actor = 'system:documents';

export interface ExpiryDeps {
  db: Database;
  settingOf: SettingOf;
  clock(): Date;
  /** Tells the member in the transaction, once of each document and stage. */
  tell(tx: Transaction, reported: ExpiryNotice): Promise<unknown>;
}

export interface ExpiryNotice {
  memberId: bigint;
  kind: 'documentExpiring' | 'documentExpired';
  /** What it is told of, such as `document:55`. */
  about: string;
  values: (language: Language) => { document: string; day: string };
}

export function expireDocumentsJob(deps: ExpiryDeps): StandingJob {
  return { name: 'expireDocuments', everyMs, run: () => expireDocuments(deps) };
}

/**
 * One round, a transaction for some documents at a time: what has expired proves nothing from now on, and of what will within
 * the days of the setting the member is told. Any number of rounds at once, also ones that were cut short, do each once.
 */
export async function expireDocuments(deps: ExpiryDeps): Promise<number> {
  const today = dayOf(deps.clock());
  const { expiryNoticeDays } = await deps.settingOf('documents', 'casino');
  const expired = await inTransaction(deps.db, async (tx) => {
    const documents = await takeExpired(tx, today, atOnce);
    await note(deps, tx, documents, 'document.expire', 'documentExpired');
    return documents.length;
  });
  const expiring = await inTransaction(deps.db, async (tx) => {
    const documents = await takeExpiring(tx, today, dayAfter(today, expiryNoticeDays), atOnce);
    await note(deps, tx, documents, 'document.noteExpiring', 'documentExpiring');
    return documents.length;
  });
  return expired + expiring;
}

async function note(
  { tell }: ExpiryDeps,
  tx: Transaction,
  documents: readonly Expiring[],
  command: string,
  kind: ExpiryNotice['kind'],
): Promise<void> {
  await recordAuditEvents(
    tx,
    documents.map((document) => ({
      actor,
      memberId: document.memberId,
      subject: `document:${document.id}`,
      command,
      before: { kind: document.kind, status: expiry.from },
      after: { kind: document.kind, status: document.status, expiryDate: document.expiresOn },
    })),
  );
  for (const { id, memberId, kind: of, expiresOn } of documents) {
    await tell(tx, {
      memberId,
      kind,
      about: `document:${id}`,
      values: (language) => valuesOf(language, of, expiresOn),
    });
  }
}

function valuesOf(language: Language, kind: DocumentKind, day: string): { document: string; day: string } {
  return { document: documentNames[language][kind], day: dayText(day, language) };
}
