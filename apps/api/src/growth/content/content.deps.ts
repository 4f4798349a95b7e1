import type { Database } from '@fairhouse/database';
import type { Approvals } from '../../db/approvals.ts';
import type { ContentHandlers } from '../../db/content-handler.ts';

export interface ContentDeps {
  db: Database;
  handlers: ContentHandlers;
  approvals: Pick<Approvals, 'ask'>;
  clock(): Date;
  log: { warn(details: object, message: string): void };
}
