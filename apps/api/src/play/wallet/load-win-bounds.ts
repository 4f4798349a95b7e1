import { type Database, inTransaction } from '@fairhouse/database';
import type { CatalogueGame } from '@fairhouse/games/catalogue';
import { recordWinBound } from './record-win-bound.ts';
import { isOutOfDate, setByStart, writePotBounds, writeWinBound } from './win-bound.store.ts';

/** The bounds that the casino knows from the rules of its own games. What an operator has decided stays. */
export async function loadWinBounds(
  db: Database,
  vendor: string,
  games: readonly { code: string; largestWin?: number; pot?: CatalogueGame['pot'] }[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { code, largestWin, pot } of games) {
      await writePotBounds(tx, vendor, code, pot?.most ?? {});
      const bound = { vendor, gameCode: code, multiple: largestWin ?? 0 };
      if (largestWin === undefined || !(await isOutOfDate(tx, bound))) continue;
      const before = await writeWinBound(tx, { ...bound, setBy: setByStart });
      await recordWinBound(tx, { actor: setByStart, vendor, gameCode: code, before, after: largestWin });
    }
  });
}
