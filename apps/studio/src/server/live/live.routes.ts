import type { PlayOutput } from '@fairhouse/contract/play';
import {
  type BetAnswer,
  cashOut,
  type LiveHouse,
  placeBet,
  readOwnBets,
  readTableView,
  takeBack,
} from '@fairhouse/live';
import { readTotals, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall, refuse } from '../answers.ts';
import { onCall } from '../on-call.ts';
import { sessionOf } from '../session.ts';
import { showBetRefusal } from './show-bet-refusal.ts';

/** The calls of a page at a table whose rounds are shared. All behind a session of that table. */
export async function liveRoutes(
  app: FastifyInstance,
  { studio, live }: { studio: Studio; live: LiveHouse },
): Promise<void> {
  onCall(app, 'table', async (_nothing, request, reply) => {
    const { id, playerId, gameCode } = sessionOf(request);
    const [standing, mine, totals] = await Promise.all([
      readTableView(live.db, gameCode),
      readOwnBets(live.db, playerId, gameCode),
      readTotals(studio.db, id),
    ]);
    if (!standing) return refuse(reply, 'NOT_FOUND');
    // How many more watch, the stream tells.
    const view = { ...standing, watching: 1, words: null };
    return answerCall(reply, 'table', { view, mine, balance: Number(totals.balance) });
  });

  onCall(app, 'clock', async (_nothing, _request, reply) =>
    answerCall(reply, 'clock', { now: live.now().toISOString() }),
  );

  onCall(app, 'place', async (input, request, reply) =>
    answerBet(reply, 'place', await placeBet(live, sessionOf(request), input)),
  );

  onCall(app, 'takeBack', async ({ betId }, request, reply) =>
    answerBet(reply, 'takeBack', await takeBack(live, sessionOf(request), betId)),
  );

  onCall(app, 'cashOut', async ({ betId }, request, reply) =>
    answerBet(reply, 'cashOut', await cashOut(live, sessionOf(request), betId)),
  );
}

function answerBet(reply: FastifyReply, call: 'place' | 'takeBack' | 'cashOut', answer: BetAnswer): FastifyReply {
  if (!answer.ok) return refuse(reply, ...showBetRefusal(answer));
  const { bet, balance } = answer;
  const told: PlayOutput<typeof call> = { bet, balance: balance === null ? null : Number(balance) };
  return answerCall(reply, call, told);
}
