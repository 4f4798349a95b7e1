import { type Database, inTransaction } from '@fairhouse/database';
import type { Game } from '@fairhouse/game-math';
import { insertPot, insertPotGame } from './pot.store.ts';

/**
 * Sees that every pot of the games has its book before the first round pays in. Throws where a game says of a pot that is there
 * already that it begins with, or holds, something else: what lies in it was paid in under its figures.
 */
export async function openPots(db: Database, games: readonly Pick<Game, 'definitionHash' | 'pot'>[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { definitionHash, pot } of games) {
      if (!pot) continue;
      const { code, contribution, chances } = pot;
      for (const currency of Object.keys(chances).sort())
        for (const fun of [false, true]) {
          const figures = { code, currency, start: pot.start[currency]!, most: pot.most[currency]! };
          if (await insertPot(tx, figures, fun)) continue;
          throw new Error(`the pot ${code} is there in ${currency} with other figures: give another pot another code`);
        }
      await insertPotGame(tx, { definitionHash, code, contribution });
    }
  });
}
