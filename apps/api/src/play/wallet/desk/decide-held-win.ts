import { lockBook, type PostCommand } from '@fairhouse/betting';
import type { OperatorHeldWin } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { moveMoney } from '../../../db/move-money.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type Decision, decisions } from '../held-win.states.ts';
import { findHeldWin, type HeldWin, tellHeldWins, writeDecision } from '../held-win.store.ts';
import type { WalletDeskDeps } from './desk.deps.ts';
import { heldWinWire } from './held-win.wire.ts';

/** An operator's word about a held win: credited or never, with its record and the member's message in one transaction. */
export async function decideHeldWin(
  { db, announce }: Pick<WalletDeskDeps, 'db' | 'announce'>,
  decision: Decision,
  id: bigint,
  operator: string,
  reason: string | null = null,
): Promise<Result<OperatorHeldWin>> {
  const { from, to } = decisions[decision];
  return inTransaction(db, async (tx) => {
    const found = await findHeldWin(tx, id);
    if (!found) return refuse('noSuchThing');
    await lockBook(tx, found.memberId);
    const win = (await findHeldWin(tx, id))!;
    if (win.status !== from) return refuse('wrongState', { status: win.status });
    await writeDecision(tx, win, { status: to, decidedBy: operator, reason });
    await tellHeldWins(tx);
    const amount = amountOf(win.currency, win.amount);
    await moveMoney(tx, {
      posting: decision === 'release' ? creditOf(win) : [],
      once: true,
      auditEvent: {
        actor: `operator:${operator}`,
        memberId: win.memberId,
        subject: `held-win:${id}`,
        command: `heldWin.${decision}`,
        before: { status: win.status },
        after: {
          status: to,
          win: `${decimalText(amount)} ${win.currency}`,
          round: `${win.vendor} ${win.gameCode} ${win.roundId}`,
          ...(reason ? { reason } : {}),
        },
      },
      notice: () =>
        announce(tx, {
          memberId: win.memberId,
          about: `held-win:${id}`,
          kind: decision === 'release' ? 'heldWinReleased' : 'heldWinRefused',
          values: { amount, game: win.gameName, reason: reason ?? '' },
        }),
    });
    return ok(heldWinWire((await findHeldWin(tx, id))!));
  });
}

/** By the ledger, as any win; its name there can be used once, no matter who else releases it. */
function creditOf(win: HeldWin): PostCommand {
  const { memberId, gameCode, roundId } = win;
  return {
    memberId,
    type: 'GAME_WIN',
    amount: amountOf(win.currency, win.amount),
    source: win.vendor,
    externalId: `${win.transactionId}#released`,
    reference: win.reference ?? undefined,
    round: { gameCode, roundId },
  };
}
