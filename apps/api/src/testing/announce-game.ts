import type { Database } from '@fairhouse/database';
import { saveGame } from '../play/games/catalogue.store.ts';

/** A game of the studio's that the lobby shows and nobody can play yet. */
export async function announceGame(db: Database, id: number, name: string): Promise<void> {
  const code = `announced-${id}`;
  await saveGame(db, {
    id,
    code,
    vendor: 'studio',
    name,
    cover: `/art/covers/${code}.avif`,
    category: 'Table Games',
    sortIndex: id,
    comingSoon: true,
  });
}
