import { type LiveHouse, readBetHistory, tableOf } from '@fairhouse/live';
import { chooseClientSeed, commitSeed, readHistory, rotateSeed, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refuse } from './answers.ts';
import { betAsRound } from './live/show-bet-as-round.ts';
import { onCall } from './on-call.ts';
import { readPlayed } from './read-played.ts';
import { sessionOf } from './session.ts';
import { showRound } from './show-round.ts';

/** Seeds, the history of rounds, and what a player needs to check one. All behind a session. */
export async function fairnessRoutes(
  app: FastifyInstance,
  { studio, live }: { studio: Studio; live: LiveHouse },
): Promise<void> {
  onCall(app, 'seed', async ({ clientSeed }, request, reply) => {
    const { playerId } = sessionOf(request);
    await commitSeed(studio.db, playerId);
    const seed = await chooseClientSeed(studio.db, playerId, clientSeed);
    return seed ? answerCall(reply, 'seed', seed) : refuse(reply, 'SEED_IN_USE');
  });

  onCall(app, 'rotate', async (_nothing, request, reply) => {
    const rotated = await rotateSeed(studio.db, sessionOf(request).playerId);
    return rotated ? answerCall(reply, 'rotate', rotated) : refuse(reply, 'SEED_IN_USE');
  });

  onCall(app, 'rounds', async ({ size, before }, request, reply) => {
    const { playerId, gameCode } = sessionOf(request);
    const page = { size: size + 1, ...(before && { before }) };
    const rows = tableOf(live, gameCode)
      ? (await readBetHistory(live.db, playerId, { table: gameCode, ...page })).map(betAsRound)
      : await readHistory(studio.db, playerId, { gameCode, ...page });
    return answerCall(reply, 'rounds', {
      rounds: rows.slice(0, size).map((row) => showRound(row)),
      more: rows.length > size,
    });
  });

  onCall(app, 'round', async ({ roundId }, request, reply) => {
    const played = await readPlayed({ studio, live }, roundId);
    if (played?.playerId !== sessionOf(request).playerId) return refuse(reply, 'NOT_FOUND');
    return answerCall(reply, 'round', { round: showRound(played.round), proof: await played.proof() });
  });
}
