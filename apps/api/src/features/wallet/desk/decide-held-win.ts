import type { OperatorHeldWin } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { postWithin } from '@fairhouse/ledger';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type Decision, decisions, statusNames } from '../held-win.states.ts';
import { findHeldWin, type HeldWin, lockBookOf, writeDecision } from '../held-win.store.ts';
import type { WalletDeskDeps } from './desk.deps.ts';
import { heldWinWire } from './held-win.wire.ts';

/** An operator's word about a held win: credited or never, with its record and the member's message in one transaction. */
export async function decideHeldWin(
  { db, announce }: WalletDeskDeps,
  decision: Decision,
  id: bigint,
  operator: string,
  reason: string | null = null,
): Promise<Result<OperatorHeldWin>> {
  const { from, to } = decisions[decision];
  return inTransaction(db, async (tx) => {
    const found = await findHeldWin(tx, id);
    if (!found) return refuse('noSuchThing');
    await lockBookOf(tx, found.memberId);
    const win = (await findHeldWin(tx, id))!;
    if (win.status !== from) return refuse('wrongState', { status: statusNames[win.status] });
    if (decision === 'release') await credit(tx, win);
    await writeDecision(tx, win, { status: to, decidedBy: operator, reason });
    const amount = amountOf(win.currency, win.amount);
    await recordAct(tx, {
      actor: `operator:${operator}`,
      memberId: win.memberId,
      subject: `held-win:${id}`,
      verb: `heldWin.${decision}`,
      before: { status: win.status, name: statusNames[win.status] },
      after: {
        status: to,
        name: statusNames[to],
        win: `${decimalText(amount)} ${win.currency}`,
        round: `${win.vendor} ${win.gameCode} ${win.roundId}`,
        ...(reason ? { reason } : {}),
      },
    });
    await announce(tx, {
      memberId: win.memberId,
      about: `held-win:${id}`,
      kind: decision === 'release' ? 'heldWinReleased' : 'heldWinRefused',
      values: { amount, game: win.gameName, reason: reason ?? '' },
    });
    return ok(heldWinWire((await findHeldWin(tx, id))!));
  });
}

/** By the ledger, as any win; its name there can be used once, whoever else releases it. */
async function credit(tx: Transaction, win: HeldWin): Promise<void> {
  const posted = await postWithin(tx, {
    memberId: win.memberId,
    type: 'GAME_WIN',
    amount: amountOf(win.currency, win.amount),
    source: win.vendor,
    externalId: `${win.transactionId}#released`,
    reference: win.reference ?? undefined,
    note: `${win.gameCode} ${win.roundId}`,
  });
  if (!posted.ok || posted.replayed) {
    throw new Error(`the held win ${win.id} could not be credited: ${posted.ok ? 'it was before' : posted.reason}`);
  }
}
