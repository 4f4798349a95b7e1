import type { RoundCall } from '@fairhouse/contract/play';
import { playableOf } from '@fairhouse/games';
import { type LiveCasino, tableOf } from '@fairhouse/live';
import {
  commitSeed,
  type PlayAnswer,
  type PotMeter,
  readBalance,
  readFreeRounds,
  readTotals,
  resumeSession,
  type SessionRow,
  type Studio,
  startWithActions,
  takeAction,
} from '@fairhouse/rgs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall, refuse } from './answers.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import { receiptOfRound } from './fair/receipts.ts';
import { openedTable } from './live/opened-table.ts';
import { onCall } from './on-call.ts';
import { potOfSession } from './pot-of-session.ts';
import { sessionOf } from './session.ts';
import { showGame, showMoney } from './show-game.ts';
import { showFreeRounds, showRefusal, showRound, showTotals } from './show-round.ts';

export interface PlayOptions {
  studio: Studio;
  casinoOrigin: string;
  pots: PotMeter;
  live: LiveCasino;
  receipts: ReceiptSigner;
  /** Where pages of packages are; none are played without. */
  packages?: { originOf(code: string): string } | undefined;
}

/** The calls of the game page that concern rounds. All behind a session: `sessionOf` answers it. */
export async function playRoutes(
  app: FastifyInstance,
  { studio, casinoOrigin, pots, live, receipts, packages }: PlayOptions,
): Promise<void> {
  onCall(app, 'open', async (_nothing, request, reply) => {
    const session = sessionOf(request);
    const game = playableOf(session.gameCode);
    // A package that was taken out of the lobby while its page was open.
    if (!game) return refuse(reply, 'SESSION_EXPIRED');
    const { balance, openRound, lastRound } = await resumeSession(studio, session);
    const seed = await commitSeed(studio, session.playerId);
    const totals = await readTotals(studio.db, session);
    const pot = await potOfSession(pots, game.pot, session);
    const free = tableOf(live, session.gameCode) ? undefined : await readFreeRounds(studio, session);
    return answerCall(reply, 'open', {
      game: showGame(game),
      fun: session.walletUser === null,
      ...showMoney(session.currency),
      language: session.language,
      balance: Number(balance ?? totals.balance),
      casinoOrigin,
      minRoundMs: session.leastMs,
      automatic: session.automatic,
      quick: session.quick,
      skip: session.skip,
      celebrations: session.celebrations,
      bonusBuy: session.bonusBuy,
      doubleUp: session.doubleUp,
      session: {
        ...showTotals(totals),
        startedAt: session.startedAt.toISOString(),
        expiresAt: new Date(session.startedAt.getTime() + studio.times.sessionLongestMs).toISOString(),
      },
      stakes: game.stakes(session.currency),
      freeRounds: free ? showFreeRounds(free) : null,
      pot: pot ? Number(pot.amount) : null,
      page: game.kind === 'open' ? (packages?.originOf(game.code) ?? null) : null,
      live: await openedTable({ studio, live }, session),
      seed,
      openRound: openRound ? showRound(openRound) : null,
      lastRound: lastRound ? showRound(lastRound) : null,
    });
  });

  onCall(app, 'balance', async (_nothing, request, reply) => {
    const session = sessionOf(request);
    const balance = await readBalance(studio, session);
    if (balance === undefined) return refuse(reply, 'WALLET_UNAVAILABLE');
    const totals = showTotals(await readTotals(studio.db, session));
    return answerCall(reply, 'balance', { balance: Number(balance), session: totals });
  });

  onCall(app, 'start', async (input, request, reply) => {
    const session = sessionOf(request);
    // Bets at a table whose rounds are shared are placed in one of those.
    if (tableOf(live, session.gameCode)) return refuse(reply, 'NO_OPEN_ROUND');
    return played(reply, 'start', session, await startWithActions(studio, session, input));
  });

  onCall(app, 'act', async (input, request, reply) => {
    const session = sessionOf(request);
    if (tableOf(live, session.gameCode)) return refuse(reply, 'NO_OPEN_ROUND');
    return played(reply, 'act', session, await takeAction(studio, session, input));
  });

  async function played(
    reply: FastifyReply,
    call: RoundCall,
    session: SessionRow,
    result: PlayAnswer,
  ): Promise<FastifyReply> {
    if (!result.ok) {
      const [code, details] = showRefusal(result);
      const refused = 'refused' in result ? result.refused : undefined;
      const receipt = refused && (await receiptOfRound(receipts, refused, { refused: code }));
      if (code !== 'SEED_CHANGED') return refuse(reply, code, { ...details, ...(receipt && { receipt }) });
      return refuse(reply, code, { seed: await commitSeed(studio, session.playerId) });
    }
    const { round } = result;
    const totals = round.totals ?? (await readTotals(studio.db, session));
    const rules = playableOf(session.gameCode)?.pot;
    const shown = { ...showRound(round, totals), receipt: await receiptOfRound(receipts, round) };
    if (!rules) return answerCall(reply, call, shown);
    // The round is over and booked, whether or not the pot can be read now.
    const pot = await potOfSession(pots, rules, session).catch(() => undefined);
    return answerCall(reply, call, { ...shown, ...(pot && { pot: Number(pot.amount) }) });
  }
}
