import type { PlayOutput, PlayRefusalCode } from '@fairhouse/contract/play';
import { gameOf } from '@fairhouse/games';
import { isId, type RoundRow, readRound, type Studio, takeReplayTicket } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refuse } from './answers.ts';
import { onCall } from './on-call.ts';
import { readReplayTicket } from './read-replay-ticket.ts';
import { readWholeRound } from './read-whole-round.ts';
import { sessionOf } from './session.ts';
import { showGame, showMoney } from './show-game.ts';
import { showRecorded } from './show-recorded.ts';

/** The player's own rounds, shown again. Behind a session. */
export async function replayRoutes(app: FastifyInstance, { studio }: { studio: Studio }): Promise<void> {
  onCall(app, 'replay', async ({ roundId }, request, reply) => {
    const { playerId, gameCode } = sessionOf(request);
    const round = isId(roundId) ? await readRound(studio.db, roundId) : undefined;
    if (round?.playerId !== playerId || round.gameCode !== gameCode) return refuse(reply, 'NOT_FOUND');
    const not = whyNot(round);
    return not ? refuse(reply, not) : answerCall(reply, 'replay', showRecorded(round));
  });
}

export interface TicketRoutesOptions {
  studio: Studio;
  /** The secret that the casino signs tickets with. */
  secret: string;
  /** Whose pages may show a replay in a frame. */
  around: string;
}

/** One round of anybody's for money, under a ticket of the casino. No session: nothing can be played here. */
export async function replayTicketRoutes(
  app: FastifyInstance,
  { studio, secret, around }: TicketRoutesOptions,
): Promise<void> {
  onCall(app, 'openReplay', async ({ ticket }, _request, reply) => {
    const read = readReplayTicket(ticket, secret, Date.now());
    if (!read || !(await takeReplayTicket(studio.db, read.id, new Date(read.expiresAt))))
      return refuse(reply, 'TICKET_SPENT');
    const round = isId(read.roundId) ? await readWholeRound(studio, read.roundId) : undefined;
    const game = round && gameOf(round.gameCode);
    // Rounds for fun are nobody's business.
    if (!game || !round.walletUser) return refuse(reply, 'NOT_FOUND');
    const not = whyNot(round);
    if (not) return refuse(reply, not);
    const opened: PlayOutput<'openReplay'> = {
      game: showGame(game),
      fun: false,
      ...showMoney(round.currency),
      language: read.language,
      around,
      recorded: showRecorded(round),
    };
    return answerCall(reply, 'openReplay', opened);
  });
}

/** A round is shown again once its player can no more change it, and where there was one. */
function whyNot({ state, closedAt }: RoundRow): PlayRefusalCode | undefined {
  if (state === 'REFUSED' || state === 'VOID') return 'ROUND_VOID';
  return closedAt ? undefined : 'ROUND_OPEN';
}
