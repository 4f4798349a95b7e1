import type { PlayRefusalCode } from '@fairhouse/contract/play';
import { type BetRow, type LiveCasino, readBetHistory, tableOf } from '@fairhouse/live';
import {
  chooseClientSeed,
  commitSeed,
  type RoundRow,
  type RoundState,
  readHistory,
  readNumbers,
  rotateSeed,
  type Studio,
} from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refusalOf, refuse } from './answers.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import { receiptOfBet, receiptOfRound } from './fair/receipts.ts';
import { betAsRound } from './live/show-bet-as-round.ts';
import { onCall } from './on-call.ts';
import type { PackageShelf } from './packages/package-shelf.ts';
import { readPlayed } from './read-played.ts';
import { recordOf } from './record-of.ts';
import { sessionOf } from './session.ts';
import { showRound } from './show-round.ts';

const numbersAtOnce = 500;
const wasNotPlayed = (state: RoundState | BetRow['state']) => state === 'REFUSED' || state === 'VOID';
/** Why the casino did not take the stake, as the player was told. */
const refusalCodes: Partial<Record<string, PlayRefusalCode>> = {
  not_enough_money: 'NOT_ENOUGH_MONEY',
  limit_exceeded: 'LIMIT_EXCEEDED',
  session_ended: 'SESSION_EXPIRED',
  player_blocked: 'PLAYER_BLOCKED',
  maintenance: 'MAINTENANCE',
  not_accepted: 'NOT_ACCEPTED',
};

const codeOf = (refusal: string | null): PlayRefusalCode => refusalCodes[refusal ?? ''] ?? 'ROUND_VOID';

/** Seeds, the history of rounds, and what a player needs to check one. All behind a session. */
export async function fairnessRoutes(
  app: FastifyInstance,
  {
    studio,
    live,
    receipts,
    shelf,
  }: { studio: Studio; live: LiveCasino; receipts: ReceiptSigner; shelf?: PackageShelf | undefined },
): Promise<void> {
  onCall(app, 'seed', async ({ clientSeed }, request, reply) => {
    const { playerId } = sessionOf(request);
    await commitSeed(studio, playerId);
    const seed = await chooseClientSeed(studio, playerId, clientSeed);
    return seed ? answerCall(reply, 'seed', seed) : refuse(reply, 'SEED_IN_USE');
  });

  onCall(app, 'rotate', async (next, request, reply) => {
    const { playerId } = sessionOf(request);
    const rotated = await rotateSeed(studio, playerId, next);
    if (rotated) return answerCall(reply, 'rotate', rotated);
    return refuse(reply, 'SEED_CHANGED', { seed: await commitSeed(studio, playerId) });
  });

  onCall(app, 'numbers', async ({ serverSeedHash, from }, request, reply) => {
    const { playerId } = sessionOf(request);
    const read = await readNumbers(studio.db, playerId, { serverSeedHash, from, size: numbersAtOnce + 1 });
    if (!read) return refuse(reply, 'NOT_FOUND');
    const numbers = read.numbers.slice(0, numbersAtOnce).map((number) => ({
      ...number,
      refusal: wasNotPlayed(number.state) ? refusalOf(codeOf(number.refusal)).error : null,
    }));
    return answerCall(reply, 'numbers', { used: read.used, numbers, more: read.numbers.length > numbersAtOnce });
  });

  onCall(app, 'rounds', async ({ size, before }, request, reply) => {
    const { playerId, gameCode } = sessionOf(request);
    const page = { size: size + 1, ...(before && { before }) };
    const rows = tableOf(live, gameCode)
      ? (await readBetHistory(live.db, playerId, { table: gameCode, ...page })).map(shownBet)
      : (await readHistory(studio.db, playerId, { gameCode, ...page, withRefused: true })).map(shownRound);
    return answerCall(reply, 'rounds', { rounds: await Promise.all(rows.slice(0, size)), more: rows.length > size });
  });

  // A stake that was not taken stays in the list, signed with its number and the reason.
  async function shownRound(round: RoundRow) {
    if (!wasNotPlayed(round.state)) return showRound(round);
    const { error } = refusalOf(codeOf(round.refusal));
    return {
      ...showRound(round),
      refusal: error,
      receipt: await receiptOfRound(receipts, round, { refused: error.code }),
    };
  }

  async function shownBet(bet: BetRow) {
    if (!wasNotPlayed(bet.state)) return showRound(betAsRound(bet));
    const { error } = refusalOf(codeOf(bet.refusal));
    const receipt = await receiptOfBet(receipts, bet, { refused: error.code });
    return { ...showRound(betAsRound(bet)), refusal: error, receipt };
  }

  onCall(app, 'round', async ({ roundId }, request, reply) => {
    const played = await readPlayed({ studio, live }, roundId);
    if (played?.playerId !== sessionOf(request).playerId) return refuse(reply, 'NOT_FOUND');
    return answerCall(reply, 'round', await recordOf(studio, played, receipts, shelf));
  });
}
