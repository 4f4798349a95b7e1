import type { Database } from '@fairhouse/database';
import { type Document, documentsOf } from './documents.store.ts';
import { dayOf, standingOn } from './expiry.ts';

/** The documents of a member as they stand now. */
export async function standingDocumentsOf(db: Database, memberId: bigint, now: Date): Promise<Document[]> {
  return (await documentsOf(db, memberId)).map((document) => standingOn(dayOf(now), document));
}
