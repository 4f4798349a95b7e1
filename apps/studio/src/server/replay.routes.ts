import type { PlayOutput, PlayRefusalCode } from '@fairhouse/contract/play';
import type { ReadReplayTicket } from '@fairhouse/contract/replay-ticket';
import { gameOf } from '@fairhouse/games';
import type { LiveCasino } from '@fairhouse/live';
import { type Studio, takeReplayTicket } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answerCall, refuse } from './answers.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import { onCall } from './on-call.ts';
import { readPlayed } from './read-played.ts';
import { readReplayTicket } from './read-replay-ticket.ts';
import { recordOf } from './record-of.ts';
import { sessionOf } from './session.ts';
import { showGame, showMoney } from './show-game.ts';
import type { ShownRound } from './show-round.ts';

/** The player's own rounds, shown again. Behind a session. */
export async function replayRoutes(
  app: FastifyInstance,
  { studio, live }: { studio: Studio; live: LiveCasino },
): Promise<void> {
  onCall(app, 'replay', async ({ roundId }, request, reply) => {
    const { playerId, gameCode } = sessionOf(request);
    const played = await readPlayed({ studio, live }, roundId);
    if (played?.playerId !== playerId || played.round.gameCode !== gameCode) return refuse(reply, 'NOT_FOUND');
    const not = whyNot(played.round);
    return not ? refuse(reply, not) : answerCall(reply, 'replay', played.recorded());
  });
}

export interface TicketRoutesOptions {
  studio: Studio;
  live: LiveCasino;
  /** The secrets that the casino signs tickets with: one, or while it is changed the former too. */
  secrets: readonly string[];
  receipts: ReceiptSigner;
  /** Whose pages may show a replay in a frame. */
  around: Record<ReadReplayTicket['shownTo'], string>;
}

/** One round of anybody's for money, under a ticket of the casino. No session: nothing can be played here. */
export async function replayTicketRoutes(
  app: FastifyInstance,
  { studio, live, secrets, receipts, around }: TicketRoutesOptions,
): Promise<void> {
  onCall(app, 'openReplay', async ({ ticket }, _request, reply) => {
    const read = readReplayTicket(ticket, secrets, Date.now());
    if (!read || !(await takeReplayTicket(studio.db, read.id, new Date(read.expiresAt))))
      return refuse(reply, 'TICKET_SPENT');
    const played = await readPlayed({ studio, live }, read.roundId);
    const game = played && gameOf(played.round.gameCode);
    // Rounds for fun are nobody's business.
    if (!game || !played.user) return refuse(reply, 'NOT_FOUND');
    const not = whyNot(played.round);
    if (not) return refuse(reply, not);
    const opened: PlayOutput<'openReplay'> = {
      game: showGame(game),
      fun: false,
      ...showMoney(played.currency),
      language: read.language,
      around: around[read.shownTo],
      amounts: read.shownTo === 'desk' || read.withAmounts ? 'money' : 'multiples',
      record: read.withProof ? await recordOf(studio, played, receipts) : null,
      recorded: played.recorded(),
    };
    return answerCall(reply, 'openReplay', opened);
  });
}

/** A round is shown again once its player can no more change it, and where there was one. */
function whyNot({ state, closedAt }: ShownRound): PlayRefusalCode | undefined {
  if (state === 'REFUSED' || state === 'VOID') return 'ROUND_VOID';
  return closedAt ? undefined : 'ROUND_OPEN';
}
