import { type Database, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import type { WalletAccount, WalletPort, WalletResult } from './wallet-port.ts';

/**
 * A wallet of play money, kept in the studio beside the session and gone with it. It never meets the casino, so
 * nothing won for fun can become money (GLI-19 4.9.1).
 */
export function playMoney(db: Database): WalletPort {
  const ok = (account: WalletAccount, balance: bigint): WalletResult => ({
    status: 'ok',
    balance: amountOf(account.currency, balance),
  });

  const book = (account: WalletAccount, transactionId: string, change: bigint): Promise<WalletResult> =>
    inTransaction(db, async (tx) => {
      const purse = await tx.query<{ balance: bigint }>(
        'select balance from play_money where player_id = $1 and session_id = $2 for update',
        [account.playerId, account.sessionId],
      );
      const before = purse.rows[0];
      if (!before) return { status: 'refused', reason: 'session_ended', balance: undefined };
      const done = await tx.query<{ balance: bigint }>(
        'select balance from play_money_transaction where player_id = $1 and id = $2',
        [account.playerId, transactionId],
      );
      if (done.rows[0]) return ok(account, done.rows[0].balance);
      const after = before.balance + change;
      if (after < 0n) {
        return { status: 'refused', reason: 'not_enough_money', balance: amountOf(account.currency, before.balance) };
      }
      await tx.query('update play_money set balance = $3 where player_id = $1 and session_id = $2', [
        account.playerId,
        account.sessionId,
        after,
      ]);
      await tx.query(
        'insert into play_money_transaction (id, session_id, player_id, amount, balance) values ($1, $2, $3, $4, $5)',
        [transactionId, account.sessionId, account.playerId, change, after],
      );
      return ok(account, after);
    });

  const balance = async (account: WalletAccount): Promise<WalletResult> => {
    const { rows } = await db.query<{ balance: bigint }>(
      'select balance from play_money where player_id = $1 and session_id = $2',
      [account.playerId, account.sessionId],
    );
    return rows[0] ? ok(account, rows[0].balance) : { status: 'refused', reason: 'session_ended', balance: undefined };
  };

  return {
    authenticate: async () => ({ status: 'refused', reason: 'not_accepted' }),
    balance,
    freeRounds: async () => [],
    bet: ({ account, transactionId, amount }) => book(account, transactionId, -amount.minor),
    win: ({ account, transactionId, amount }) => book(account, transactionId, amount.minor),
    // Two bookings, of which the second is always made good: anyone who repeats a play gets both.
    async play({ account, transactionId, amount, winTransactionId, winAmount }) {
      const staked = await book(account, transactionId, -amount.minor);
      return staked.status === 'ok' && winAmount.minor > 0n ? book(account, winTransactionId, winAmount.minor) : staked;
    },
    rollback: async ({ account, transactionId, referenceTransactionId }) => {
      const { rows } = await db.query<{ amount: bigint }>(
        'select amount from play_money_transaction where player_id = $1 and id = $2',
        [account.playerId, referenceTransactionId],
      );
      return book(account, transactionId, -(rows[0]?.amount ?? 0n));
    },
    endRound: balance,
  };
}
