import { calls } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { shownNotices } from './notice.store.ts';

export function noticesRoutes({ db, clock }: { db: Database; clock(): Date }): Handler[] {
  return [on(calls['/base/notice/listAll'], async ({ language }) => ok(await shownNotices(db, language, clock())))];
}
