import type { PlayOutput } from '@fairhouse/contract/play';
import { type BetAnswer, cashOut, type LiveHouse, placeBet, takeBack } from '@fairhouse/live';
import type { Studio } from '@fairhouse/rgs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall, refuse } from '../answers.ts';
import { onCall } from '../on-call.ts';
import { sessionOf } from '../session.ts';
import { readStanding } from './read-standing.ts';
import { showBetRefusal } from './show-bet-refusal.ts';

/** The calls of a page at a table whose rounds are shared. All behind a session of that table. */
export async function liveRoutes(
  app: FastifyInstance,
  { studio, live }: { studio: Studio; live: LiveHouse },
): Promise<void> {
  onCall(app, 'table', async (_nothing, request, reply) => {
    const standing = await readStanding({ studio, live }, sessionOf(request));
    return standing ? answerCall(reply, 'table', standing) : refuse(reply, 'NOT_FOUND');
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
