import type { PlayRefusalCode } from '@fairhouse/contract/play';
import { type LiveHouse, readBetHistory, tableOf } from '@fairhouse/live';
import {
  chooseClientSeed,
  commitSeed,
  type RoundState,
  readHistory,
  readNumbers,
  rotateSeed,
  type Studio,
} from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refusalOf, refuse } from './answers.ts';
import { betAsRound } from './live/show-bet-as-round.ts';
import { onCall } from './on-call.ts';
import { readPlayed } from './read-played.ts';
import { sessionOf } from './session.ts';
import { showRound } from './show-round.ts';

const numbersAtOnce = 500;
const wasNotPlayed = (state: RoundState) => state === 'REFUSED' || state === 'VOID';
/** Why the casino did not take the stake, as the player was told. */
const refusalCodes: Partial<Record<string, PlayRefusalCode>> = {
  not_enough_money: 'NOT_ENOUGH_MONEY',
  limit_exceeded: 'LIMIT_EXCEEDED',
  session_ended: 'SESSION_EXPIRED',
  player_blocked: 'PLAYER_BLOCKED',
  not_accepted: 'NOT_ACCEPTED',
};

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

  onCall(app, 'rotate', async (next, request, reply) => {
    const { playerId } = sessionOf(request);
    const rotated = await rotateSeed(studio.db, playerId, next);
    if (rotated) return answerCall(reply, 'rotate', rotated);
    return refuse(reply, 'SEED_CHANGED', { seed: await commitSeed(studio.db, playerId) });
  });

  onCall(app, 'numbers', async ({ serverSeedHash, from }, request, reply) => {
    const { playerId } = sessionOf(request);
    const read = await readNumbers(studio.db, playerId, { serverSeedHash, from, size: numbersAtOnce + 1 });
    if (!read) return refuse(reply, 'NOT_FOUND');
    const numbers = read.numbers.slice(0, numbersAtOnce).map((number) => ({
      ...number,
      refusal: wasNotPlayed(number.state) ? refusalOf(refusalCodes[number.refusal ?? ''] ?? 'ROUND_VOID').error : null,
    }));
    return answerCall(reply, 'numbers', { used: read.used, numbers, more: read.numbers.length > numbersAtOnce });
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
