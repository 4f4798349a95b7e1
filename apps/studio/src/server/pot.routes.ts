import { gameOf } from '@fairhouse/games';
import { type PotMeter, readPotWins, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refuse } from './answers.ts';
import { onCall } from './on-call.ts';
import { potOfSession } from './pot-of-session.ts';
import { sessionOf } from './session.ts';

const winsShown = 5;

/** What lies in the pot that the session plays for, and how it fell. Behind a session. */
export async function potRoutes(
  app: FastifyInstance,
  { studio, pots }: { studio: Studio; pots: PotMeter },
): Promise<void> {
  onCall(app, 'pot', async (_nothing, request, reply) => {
    const session = sessionOf(request);
    const pot = await potOfSession(pots, gameOf(session.gameCode)?.pot, session);
    if (!pot) return refuse(reply, 'NOT_FOUND');
    const wins = await readPotWins(studio.db, pot.id, winsShown);
    return answerCall(reply, 'pot', {
      amount: Number(pot.amount),
      wins: wins.map(({ amount, wonAt }) => ({ amount: Number(amount), wonAt: wonAt.toISOString() })),
    });
  });
}
