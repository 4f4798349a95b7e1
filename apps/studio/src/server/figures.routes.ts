import { games, type OfferedGame } from '@fairhouse/games';
import { advertisedWin, percentRange, type SheetMode, sheetOf } from '@fairhouse/games/sheets';
import type { FastifyInstance } from 'fastify';
import { answer } from './answers.ts';
import { forEveryPage } from './for-every-page.ts';

/** The figures of every game for anyone, from the least to the most of all ways to play it. Texts are in per cent. */
export async function figuresRoutes(app: FastifyInstance): Promise<void> {
  let figures: ReturnType<typeof figuresOf>[] | undefined;
  app.get('/fair/games', async (_request, reply) => {
    figures ??= games.map(figuresOf);
    return answer(forEveryPage(reply).header('cache-control', 'public, max-age=3600'), { games: figures });
  });
}

function figuresOf(game: OfferedGame) {
  const { modes } = sheetOf(game);
  const largestWin = advertisedWin(modes);
  return {
    code: game.code,
    name: game.name,
    return: percentRange(modes, 'return'),
    hitRate: percentRange(modes, 'hitRate'),
    profitRate: percentRange(modes, 'profitRate'),
    largestWin,
    largestWinOneIn: largestWin === null ? null : oddsOf(modes, largestWin),
    definitionHash: game.definitionHash,
  };
}

/** At the choice at which it is likeliest; null where that is not counted, or a bound alone. */
function oddsOf(modes: readonly SheetMode[], largestWin: number): number | null {
  const odds = modes.flatMap((mode) =>
    mode.largestWin === largestWin && mode.oneIn !== null && !mode.rarer ? [mode.oneIn] : [],
  );
  return odds.length === 0 ? null : Math.round(Math.min(...odds));
}
