import type { Database } from '@fairhouse/database';
import { kindsByCommand } from './event-sources.ts';
import { retryProblems, writeSources } from './outbox.store.ts';

/** Says to the trigger which audit events to notice, and tries again what could not become an event before this start. */
export async function loadWebhookSources(db: Database): Promise<void> {
  await writeSources(db, kindsByCommand());
  await retryProblems(db);
}
