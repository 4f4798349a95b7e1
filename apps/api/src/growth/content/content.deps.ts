import type { Database } from '@fairhouse/database';
import type { ContentRooms } from '../../db/content-room.ts';
import type { SecondWord } from '../../db/second-word.ts';

export interface ContentDeps {
  db: Database;
  rooms: ContentRooms;
  secondWord: Pick<SecondWord, 'ask'>;
  clock(): Date;
  log: { warn(details: object, message: string): void };
}
