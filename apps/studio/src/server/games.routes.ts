import { gameOf, games, type OfferedGame } from '@fairhouse/games';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from './answers.ts';

/** The released games with their declared figures, for anyone: rules and return have to be visible before a bet. */
export async function gamesRoutes(app: FastifyInstance): Promise<void> {
  app.get('/games', async (_request, reply) => answer(reply, games.map(shown)));

  app.get<{ Params: { code: string } }>('/games/:code', async (request, reply) => {
    const game = gameOf(request.params.code);
    if (!game) return refuse(reply, 'NO_SUCH_PAGE');
    return answer(reply, { ...shown(game), definition: game.definition });
  });
}

function shown(game: OfferedGame) {
  const { return: declaredReturn, ...figures } = game.declared;
  const { code, name, kind, definitionHash, words } = game;
  const { abandoned, rules } = words.en;
  return { code, name, kind, declaredReturn, ...figures, definitionHash, abandoned, rules };
}
