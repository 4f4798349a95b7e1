import type { PlayOutput } from '@fairhouse/contract/play';
import { type BetAnswer, cashOut, type LiveCasino, placeBet, readOwnBetRows, takeBack } from '@fairhouse/live';
import type { SessionRow, Studio } from '@fairhouse/rgs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall, refuse } from '../answers.ts';
import type { ReceiptSigner } from '../fair/receipt-signer.ts';
import { receiptOfBet, receiptOfBetNow } from '../fair/receipts.ts';
import { onCall } from '../on-call.ts';
import { sessionOf } from '../session.ts';
import { readStanding } from './read-standing.ts';
import { showBetRefusal } from './show-bet-refusal.ts';
import { termsOfRounds } from './terms-of-rounds.ts';

/** The calls of a page at a table whose rounds are shared. All behind a session of that table. */
export async function liveRoutes(
  app: FastifyInstance,
  { studio, live, receipts }: { studio: Studio; live: LiveCasino; receipts: ReceiptSigner },
): Promise<void> {
  const termsOf = termsOfRounds(live);

  onCall(app, 'table', async (_nothing, request, reply) => {
    const standing = await readStanding({ studio, live }, sessionOf(request));
    return standing ? answerCall(reply, 'table', standing) : refuse(reply, 'NOT_FOUND');
  });

  onCall(app, 'clock', async (_nothing, _request, reply) =>
    answerCall(reply, 'clock', { now: live.now().toISOString() }),
  );

  onCall(app, 'place', async (input, request, reply) =>
    answerBet(reply, 'place', sessionOf(request), await placeBet(live, sessionOf(request), input)),
  );

  onCall(app, 'takeBack', async ({ betId }, request, reply) =>
    answerBet(reply, 'takeBack', sessionOf(request), await takeBack(live, sessionOf(request), betId)),
  );

  onCall(app, 'cashOut', async ({ betId }, request, reply) =>
    answerBet(reply, 'cashOut', sessionOf(request), await cashOut(live, sessionOf(request), betId)),
  );

  // Signed together: all of a table ask at the same moment.
  onCall(app, 'receipts', async ({ round }, request, reply) => {
    const { playerId, gameCode } = sessionOf(request);
    const own = await readOwnBetRows(live.db, playerId, gameCode);
    const played = own.filter((bet) => bet.round === round && bet.win !== null);
    const signed = played.map(async (bet) => ({ betId: bet.id, receipt: await receiptOfBetNow(receipts, bet) }));
    return answerCall(reply, 'receipts', { receipts: await Promise.all(signed) });
  });

  async function answerBet(
    reply: FastifyReply,
    call: 'place' | 'takeBack' | 'cashOut',
    { playerId, currency }: SessionRow,
    answer: BetAnswer,
  ): Promise<FastifyReply> {
    if (!answer.ok) return refuse(reply, ...showBetRefusal(answer));
    const { bet, balance } = answer;
    const shown: PlayOutput<typeof call> = { bet, balance: balance === null ? null : Number(balance) };
    // A bet that was taken back is in no round, and a receipt of it would say that it is.
    const terms = call === 'takeBack' ? undefined : await termsOf(bet.table, bet.round);
    if (!terms) return answerCall(reply, call, shown);
    const receipt = await receiptOfBet(receipts, {
      ...terms,
      id: bet.betId,
      table: bet.table,
      playerId,
      currency,
      bet: bet.bet,
      cost: BigInt(bet.stake),
      actions: bet.out === null ? [] : [`out:${bet.out}`],
      openedAt: live.now(),
    });
    return answerCall(reply, call, { ...shown, receipt });
  }
}
