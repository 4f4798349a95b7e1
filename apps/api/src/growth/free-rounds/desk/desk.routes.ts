import { readFreeRounds } from '@fairhouse/betting';
import { operatorCalls } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { endFreeRounds } from '../end-free-rounds.ts';
import type { FreeRoundsDeps } from '../free-rounds.deps.ts';
import { currencyOf, gamesIn } from '../game.store.ts';
import { withGames } from '../list-free-rounds.ts';
import { ownGames, stakesOfGame } from '../stakes-of-game.ts';
import { giveFreeRounds } from './give-free-rounds.ts';
import { stakesByCurrency } from './stakes-by-currency.ts';

export function freeRoundsDeskRoutes(deps: FreeRoundsDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/freeRounds/give'], ({ input, operator }) => giveFreeRounds(deps, operator, input)),

    on(operatorCalls['/operator/freeRounds/cancel'], ({ input, operator }) =>
      endFreeRounds(deps, BigInt(input.memberId), input.id, {
        state: 'cancelled',
        command: 'freeRounds.cancel',
        actor: `operator:${operator.name}`,
        reason: input.reason,
      }),
    ),

    on(operatorCalls['/operator/freeRounds/list'], async ({ input }) => {
      const all = await readFreeRounds(db, BigInt(input.memberId), { limit: 200 });
      return ok({
        freeRounds: await withGames(deps, all, (wire, { source, givenBy }) => ({ ...wire, source, givenBy })),
      });
    }),

    on(operatorCalls['/operator/freeRounds/stakes'], async ({ input }) =>
      ok({ games: await stakesByCurrency(deps, [...new Set(input.currencies)]) }),
    ),

    on(operatorCalls['/operator/freeRounds/games'], async ({ input }) => {
      const currency = await currencyOf(db, BigInt(input.memberId));
      if (!currency) return refuse('noSuchThing');
      const games = await Promise.all(
        (await gamesIn(db, currency, ownGames)).map(async (game) => ({
          game,
          stakes: await stakesOfGame(game, currency),
        })),
      );
      return ok({
        games: games.flatMap(({ game: { code, name, least, most }, stakes }) => {
          if (!stakes) return [];
          const offered = 'some' in stakes ? stakes.some : [least, most];
          return [{ code, name, stakes: offered.map((minor) => toWire(amountOf(currency, minor))) }];
        }),
      });
    }),
  ];
}
