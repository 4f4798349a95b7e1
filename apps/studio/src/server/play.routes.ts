import { type GameKind, gameOf } from '@fairhouse/game-math';
import { scaleOf, symbolOf } from '@fairhouse/money';
import {
  commitSeed,
  type PlayAnswer,
  readBalance,
  readTotals,
  resumeSession,
  type SessionRow,
  type Studio,
  startRound,
  takeAction,
} from '@fairhouse/rgs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from './answers.ts';
import { sessionOf } from './session.ts';
import { showRefusal, showRound, showTotals } from './show-round.ts';

const playId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const start = z.looseObject({ playId });
const act = z.object({ playId, roundId: z.string().max(64), step: z.int().min(0).max(1_000) });
const insurance = act.extend({ take: z.boolean() });

export interface PlayOptions {
  studio: Studio;
  casinoOrigin: string;
}

/** The calls of the game page that concern rounds. All behind a session: `sessionOf` answers it. */
export async function playRoutes(app: FastifyInstance, { studio, casinoOrigin }: PlayOptions): Promise<void> {
  app.post('/play/open', async (request, reply) => {
    const session = sessionOf(request);
    const game = gameOf(session.gameCode)!;
    const { balance, openRound, lastRound } = await resumeSession(studio, session);
    const seed = await commitSeed(studio.db, session.playerId);
    return answer(reply, {
      game: {
        code: game.code,
        name: game.name,
        kind: game.kind,
        definitionHash: game.definitionHash,
        declaredReturn: game.declared.return,
        abandoned: game.abandoned,
        rules: game.rules,
      },
      fun: session.walletUser === null,
      currency: session.currency,
      scale: scaleOf(session.currency),
      sign: symbolOf(session.currency),
      language: session.language,
      balance: Number(balance ?? session.balance),
      casinoOrigin,
      minRoundMs: studio.times.leastRoundMs[game.kind],
      session: {
        ...showTotals(await readTotals(studio.db, session.id)),
        startedAt: session.startedAt,
        expiresAt: new Date(session.startedAt.getTime() + studio.times.sessionLongestMs),
      },
      stakes: game.stakes(session.currency),
      seed,
      openRound: openRound ? showRound(openRound) : null,
      lastRound: lastRound ? showRound(lastRound) : null,
    });
  });

  app.post('/play/balance', async (request, reply) => {
    const session = sessionOf(request);
    const balance = await readBalance(studio, session);
    if (balance === undefined) return refuse(reply, 'WALLET_UNAVAILABLE');
    return answer(reply, { balance: Number(balance), session: showTotals(await readTotals(studio.db, session.id)) });
  });

  const starts: Record<string, GameKind> = {
    '/play/spin': 'slot',
    '/play/roulette/spin': 'roulette',
    '/play/blackjack/deal': 'blackjack',
  };
  for (const [path, kind] of Object.entries(starts)) {
    app.post(path, async (request, reply) => {
      const session = sessionOf(request);
      const input = start.safeParse(request.body);
      if (!input.success || gameOf(session.gameCode)!.kind !== kind) return refuse(reply, 'WRONG_INPUT');
      const { playId: id, ...bet } = input.data;
      return played(reply, session, await startRound(studio, session, { playId: id, bet }));
    });
  }

  for (const action of ['hit', 'stand', 'double', 'split']) {
    app.post(`/play/blackjack/${action}`, async (request, reply) => {
      const input = act.safeParse(request.body);
      if (!input.success) return refuse(reply, 'WRONG_INPUT');
      const session = sessionOf(request);
      return played(reply, session, await takeAction(studio, session, { ...input.data, action }));
    });
  }

  app.post('/play/blackjack/insurance', async (request, reply) => {
    const input = insurance.safeParse(request.body);
    if (!input.success) return refuse(reply, 'WRONG_INPUT');
    const session = sessionOf(request);
    const { take, ...rest } = input.data;
    return played(reply, session, await takeAction(studio, session, { ...rest, action: take ? 'insure' : 'decline' }));
  });

  async function played(reply: FastifyReply, session: SessionRow, result: PlayAnswer): Promise<FastifyReply> {
    if (!result.ok) return refuse(reply, ...showRefusal(result));
    return answer(reply, showRound(result.round, await readTotals(studio.db, session.id)));
  }
}
