import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { newWalletUser } from './user-name.ts';

export interface NewSession {
  tokenHash: string;
  vendor: string;
  memberId: bigint;
  gameCode: string;
  currency: Currency;
  idleTimeoutMs: number;
  absoluteTimeoutMs: number;
  /** What the place lets one round cost, in minor units; null for no bound of its own. */
  stakeMost: bigint | null;
}

/** Stores a session at a vendor and answers the member's name among vendors. */
export async function openSession(tx: Transaction, session: NewSession): Promise<string> {
  const { rows } = await tx.query<{ user_id: string }>(
    `insert into wallet_user (member_id, user_id) values ($1, $2)
     on conflict (member_id) do update set user_id = wallet_user.user_id returning user_id`,
    [session.memberId, newWalletUser(session.memberId)],
  );
  const user = rows[0]!.user_id;
  await tx.query(
    `insert into vendor_session (token_hash, vendor, member_id, user_id, game_code, currency, idle_timeout, expires_at,
       stake_most)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7 * interval '1 millisecond', now() + $8 * interval '1 millisecond', $9)`,
    [
      session.tokenHash,
      session.vendor,
      session.memberId,
      user,
      session.gameCode,
      session.currency,
      session.idleTimeoutMs,
      session.absoluteTimeoutMs,
      session.stakeMost,
    ],
  );
  return user;
}
