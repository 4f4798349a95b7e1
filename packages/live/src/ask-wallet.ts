import { amountOf } from '@fairhouse/money';
import { backOffMs, type WalletAccount, type WalletPort, type WalletResult } from '@fairhouse/rgs';
import type { MoveBet } from './bets/bet.commits.ts';
import type { BetInHand } from './bets/bet.store.ts';
import type { LiveCasino } from './casino.ts';

type Next = Omit<MoveBet, 'bet' | 'fence'>;

/**
 * Asks the wallet for what a bet waits for, and answers what becomes of it: the stake of one that is ASKED, its way back of one that is
 * CANCELLING, the win of one that is SETTLING or HELD. Every instruction carries an id of its own and is carried out once, however often
 * and by whomever it is asked. `fresh`: nobody can have asked for this stake before, so a refusal by session is final.
 */
export async function askWallet(casino: LiveCasino, bet: BetInHand, fresh = false): Promise<Next> {
  const wallet = bet.walletUser === null ? casino.funWallet : casino.wallet;
  if (bet.state === 'ASKED') return afterStake(casino, bet, await askForStake(wallet, bet), fresh);
  if (bet.state === 'CANCELLING') return afterRollback(casino, bet, await askBack(wallet, bet));
  return afterWin(casino, bet, await tellEnd(wallet, bet));
}

function askForStake(wallet: WalletPort, bet: BetInHand): Promise<WalletResult> {
  const amount = amountOf(bet.currency, bet.cost);
  return wallet.bet({ account: accountOf(bet), roundId: bet.id, transactionId: stakeId(bet), amount });
}

function askBack(wallet: WalletPort, bet: BetInHand): Promise<WalletResult> {
  return wallet.rollback({
    account: accountOf(bet),
    roundId: bet.id,
    transactionId: `${bet.id}:r0`,
    referenceTransactionId: stakeId(bet),
    roundClosed: true,
  });
}

function tellEnd(wallet: WalletPort, bet: BetInHand): Promise<WalletResult> {
  if (bet.win === 0n) return wallet.endRound(accountOf(bet), bet.id);
  return wallet.win({
    account: accountOf(bet),
    roundId: bet.id,
    transactionId: `${bet.id}:w`,
    referenceTransactionId: stakeId(bet),
    amount: amountOf(bet.currency, bet.win!),
  });
}

function afterStake(casino: LiveCasino, bet: BetInHand, result: WalletResult, fresh: boolean): Next {
  // No stake is held: a wallet that says so has not settled it.
  if (result.status === 'unknown' || result.status === 'held')
    return { after: 'ASKED', workAfterMs: Math.max(backOffMs(bet.tries), casino.times.askAgainMs) };
  const balance = result.balance?.minor;
  if (result.status === 'ok') return { after: 'PLACED', balance };
  // The session may have ended after the wallet had carried the stake out: only a rollback makes that certain.
  if (result.reason === 'session_ended' && !fresh)
    return { after: 'CANCELLING', refusal: result.reason, workAfterMs: 0 };
  const isGone = result.reason === 'already_rolled_back';
  return { after: isGone ? 'VOID' : 'REFUSED', refusal: result.reason, balance };
}

function afterRollback(casino: LiveCasino, bet: BetInHand, result: WalletResult): Next {
  // Whose session for fun is gone has no play money to give back to.
  if (result.status === 'ok' || isGoneForFun(bet, result)) return { after: 'VOID', balance: balanceIn(result) };
  return owed(casino, bet, result);
}

function afterWin(casino: LiveCasino, bet: BetInHand, result: WalletResult): Next {
  const balance = balanceIn(result);
  if (result.status === 'ok' || isGoneForFun(bet, result)) return { after: 'CLOSED', balance };
  if (result.status === 'refused' && result.reason === 'win_refused') return { after: 'DENIED', balance };
  if (result.status === 'held' && bet.state === 'SETTLING')
    return { after: 'HELD', balance, workAfterMs: backOffMs(0) };
  // What is decided by people takes as long as it takes.
  if (bet.state === 'HELD') return { after: 'HELD', workAfterMs: backOffMs(bet.tries) };
  return owed(casino, bet, result);
}

/** Wins and rollbacks are owed: they are repeated with growing pauses for a day, and then an operator is told. */
function owed(casino: LiveCasino, bet: BetInHand, result: WalletResult): Next {
  const giveUp = casino.now().getTime() - bet.changedAt.getTime() > casino.times.oweForMs;
  const fields = { betId: bet.id, state: bet.state, tries: bet.tries + 1, result: result.status };
  if (giveUp)
    casino.log.error(fields, 'the wallet never accepted the settlement of a shared round; staff must settle it');
  else if (result.status === 'refused')
    casino.log.warn(fields, 'the wallet refused the settlement of a shared round; retrying');
  return { after: bet.state, ...(!giveUp && { workAfterMs: backOffMs(bet.tries) }) };
}

function isGoneForFun(bet: BetInHand, result: WalletResult): boolean {
  return bet.walletUser === null && result.status === 'refused' && result.reason === 'session_ended';
}

function balanceIn(result: WalletResult): bigint | undefined {
  return result.status === 'unknown' ? undefined : result.balance?.minor;
}

function stakeId(bet: BetInHand): string {
  return `${bet.id}:b0`;
}

function accountOf({ playerId, sessionId, walletUser, walletToken, table, currency }: BetInHand): WalletAccount {
  return { playerId, sessionId, user: walletUser ?? '', token: walletToken ?? '', gameCode: table, currency };
}
