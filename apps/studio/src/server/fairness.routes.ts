import {
  chooseClientSeed,
  commitSeed,
  isId,
  readHistory,
  readRound,
  readRoundSeed,
  rotateSeed,
  type Studio,
} from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from './answers.ts';
import { sessionOf } from './session.ts';
import { showRound } from './show-round.ts';

/** Printable ASCII; a colon would blur where the seed ends in `clientSeed:nonce:block`. */
const clientSeedInput = z.object({ clientSeed: z.string().regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/) });
const pageInput = z.object({ before: z.uuid().optional(), size: z.int().min(1).max(50).default(20) });

/** Seeds, the history of rounds, and what a player needs to check one. All behind a session. */
export async function fairnessRoutes(app: FastifyInstance, { studio }: { studio: Studio }): Promise<void> {
  app.post('/play/seed', async (request, reply) => {
    const input = clientSeedInput.safeParse(request.body);
    if (!input.success) return refuse(reply, 'WRONG_INPUT');
    const { playerId } = sessionOf(request);
    await commitSeed(studio.db, playerId);
    const seed = await chooseClientSeed(studio.db, playerId, input.data.clientSeed);
    return seed ? answer(reply, seed) : refuse(reply, 'SEED_IN_USE');
  });

  app.post('/play/rotate', async (request, reply) => {
    const rotated = await rotateSeed(studio.db, sessionOf(request).playerId);
    return rotated ? answer(reply, rotated) : refuse(reply, 'SEED_IN_USE');
  });

  app.post('/play/rounds', async (request, reply) => {
    const input = pageInput.safeParse(request.body ?? {});
    if (!input.success) return refuse(reply, 'WRONG_INPUT');
    const { size, before } = input.data;
    const { playerId, gameCode } = sessionOf(request);
    const rows = await readHistory(studio.db, playerId, { gameCode, size: size + 1, ...(before && { before }) });
    return answer(reply, { rounds: rows.slice(0, size).map((row) => showRound(row)), more: rows.length > size });
  });

  app.post('/play/round', async (request, reply) => {
    const { roundId } = (request.body ?? {}) as { roundId?: unknown };
    const round = isId(roundId) ? await readRound(studio.db, roundId) : undefined;
    if (round?.playerId !== sessionOf(request).playerId) return refuse(reply, 'NOT_FOUND');
    const seed = await readRoundSeed(studio.db, round.seedId);
    const { gameCode: game, definitionHash, clientSeed, nonce, bet, actions } = round;
    const proof = { game, definitionHash, ...seed, clientSeed, nonce, bet, actions };
    return answer(reply, { round: showRound(round), proof });
  });
}
