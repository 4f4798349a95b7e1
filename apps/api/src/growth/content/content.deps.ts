import type { Database } from '@fairhouse/database';
import type { Approvals } from '../../db/approvals.ts';
import type { ContentRooms } from '../../db/content-room.ts';

export interface ContentDeps {
  db: Database;
  rooms: ContentRooms;
  approvals: Pick<Approvals, 'ask'>;
  clock(): Date;
  log: { warn(details: object, message: string): void };
}
