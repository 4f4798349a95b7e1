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
import { answerCall, refuse } from './answers.ts';
import { onCall } from './on-call.ts';
import { sessionOf } from './session.ts';
import { showRound } from './show-round.ts';

/** Seeds, the history of rounds, and what a player needs to check one. All behind a session. */
export async function fairnessRoutes(app: FastifyInstance, { studio }: { studio: Studio }): Promise<void> {
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
    const rows = await readHistory(studio.db, playerId, { gameCode, size: size + 1, ...(before && { before }) });
    return answerCall(reply, 'rounds', {
      rounds: rows.slice(0, size).map((row) => showRound(row)),
      more: rows.length > size,
    });
  });

  onCall(app, 'round', async ({ roundId }, request, reply) => {
    const round = isId(roundId) ? await readRound(studio.db, roundId) : undefined;
    if (round?.playerId !== sessionOf(request).playerId) return refuse(reply, 'NOT_FOUND');
    const seed = await readRoundSeed(studio.db, round.seedId);
    const { gameCode: game, definitionHash, clientSeed, nonce, bet, actions } = round;
    const proof = { game, definitionHash, ...seed, clientSeed, nonce, bet, actions };
    return answerCall(reply, 'round', { round: showRound(round), proof });
  });
}
