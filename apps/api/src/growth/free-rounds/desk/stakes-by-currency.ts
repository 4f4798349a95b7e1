import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, type Currency, toWire } from '@fairhouse/money';
import type { FreeRoundsDeps } from '../free-rounds.deps.ts';
import { gamesIn } from '../game.store.ts';
import { ownGames, stakesOfGame } from '../stakes-of-game.ts';

type Games = OperatorCallOutput<'/operator/freeRounds/stakes'>['games'];

/** Games that take free rounds, by their names, each with the currencies in which it does; of a vendor's game the least and the greatest stake. */
export async function stakesByCurrency(
  { db }: Pick<FreeRoundsDeps, 'db'>,
  currencies: readonly Currency[],
): Promise<Games> {
  const found = new Map<string, Games[number]>();
  for (const currency of currencies) {
    for (const game of await gamesIn(db, currency, ownGames)) {
      const stakes = await stakesOfGame(game, currency);
      if (!stakes) continue;
      const { code, name, least, most } = game;
      const offered = 'some' in stakes ? stakes.some : [least, most];
      const of = found.get(code) ?? { code, name, stakes: [] };
      of.stakes.push({ currency, stakes: offered.map((minor) => toWire(amountOf(currency, minor))) });
      found.set(code, of);
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
