import type { OperatorHeldWin } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import type { HeldWin } from '../held-win.store.ts';

export function heldWinWire(win: HeldWin): OperatorHeldWin {
  const { currency } = win;
  const wire = (minor: bigint) => toWire(amountOf(currency, minor));
  return {
    id: Number(win.id),
    createTime: win.heldAt.toISOString(),
    memberId: Number(win.memberId),
    username: win.username,
    vendor: win.vendor,
    game: win.gameCode,
    gameName: win.gameName,
    roundId: win.roundId,
    transactionId: win.transactionId,
    currency,
    staked: wire(win.staked),
    wonBefore: wire(win.wonBefore),
    win: wire(win.amount),
    multiple: Number(((win.wonBefore + win.amount) * 10n) / win.staked) / 10,
    bound: win.bound,
    status: win.status,
    decidedBy: win.decidedBy,
    decidedTime: win.decidedAt?.toISOString() ?? null,
    reason: win.reason,
  };
}
