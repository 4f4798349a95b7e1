import { type Broker, type Said, sendChat } from '@fairhouse/live';
import { isTakenByWallet, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refuse } from '../answers.ts';
import { onCall } from '../on-call.ts';
import { sessionOf } from '../session.ts';

const codes = {
  nothing_said: 'NOTHING_SAID',
  mail_needed: 'MAIL_NEEDED',
  muted: 'MUTED',
  not_to_be_said: 'NOT_TO_BE_SAID',
} as const;

/** What players say to one another at a table. */
export async function chatRoutes(
  app: FastifyInstance,
  { studio, broker }: { studio: Studio; broker: Broker },
): Promise<void> {
  onCall(app, 'say', async ({ text }, request, reply) => {
    const session = sessionOf(request);
    if (session.chat === 'write') {
      // Unlike bets, messages reach the wallet in no other way: a player on a break would go on writing.
      const isTaken = await isTakenByWallet(studio, session);
      if (isTaken !== true) return refuse(reply, isTaken === undefined ? 'WALLET_UNAVAILABLE' : 'SESSION_EXPIRED');
    }
    const said: Said = await sendChat({ db: studio.db, broker, clock: () => new Date() }, session, text);
    if (said.ok) return answerCall(reply, 'say', { word: said.word });
    if (said.reason !== 'said_too_often') return refuse(reply, codes[said.reason]);
    return refuse(reply, 'SAID_TOO_OFTEN', { retryAfterMs: said.retryAfterMs });
  });
}
