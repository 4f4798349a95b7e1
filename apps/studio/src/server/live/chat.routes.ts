import { type Broker, type Said, sendChat } from '@fairhouse/live';
import type { Studio } from '@fairhouse/rgs';
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
  { studio: { db }, broker }: { studio: Studio; broker: Broker },
): Promise<void> {
  onCall(app, 'say', async ({ text }, request, reply) => {
    const said: Said = await sendChat({ db, broker, clock: () => new Date() }, sessionOf(request), text);
    if (said.ok) return answerCall(reply, 'say', { word: said.word });
    if (said.reason !== 'said_too_often') return refuse(reply, codes[said.reason]);
    return refuse(reply, 'SAID_TOO_OFTEN', { retryAfterMs: said.retryAfterMs });
  });
}
