import { join } from 'node:path';
import { openBook, postWithin } from '@fairhouse/betting';
import { connect, inTransaction } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { amountOf } from '@fairhouse/money';

/**
 * Puts a day behind a casino in which nobody has joined yet, so that there is one that is over and can be closed: a member of
 * yesterday, who paid in and played. The ledger itself posts it, with its own checks and hashes, in a session in which the
 * time is that of a day before; that the book and the day hold shows the casino by its own proofs.
 */
export async function liveADayBefore(dataFolder: string): Promise<void> {
  const server = await runningServer(join(dataFolder, 'postgres'));
  const db = connect({ url: server!.url, schema: 'casino', connections: 1 });
  try {
    await inTransaction(db, async (tx) => {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
           currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
         values ('yesterday', 'yesterday@example.com', '63', '9170000000', '', 'Maria', 'Santos', 'FEMALE', '1990-01-01', 'USD',
           'PH', 'PH-00', 'Manila', '1000', '1 Roxas Boulevard', false, 'YESTERDAY', now() - interval '1 day') returning id`,
      );
      const memberId = rows[0]!.id;
      await openBook(tx, { memberId, currency: 'USD' });
      await tx.query("update book set opened_at = now() - interval '1 day' where member_id = $1", [memberId]);
      await tx.query('create schema a_day_before');
      await tx.query(
        `create function a_day_before.clock_timestamp() returns timestamptz language sql as
           $$ select pg_catalog.clock_timestamp() - interval '1 day' $$`,
      );
      await tx.query('set local search_path = a_day_before, pg_catalog, casino');
      const posted = { memberId, source: 'test' };
      await postWithin(tx, { ...posted, type: 'DEPOSIT', amount: amountOf('USD', 100_00n), externalId: 'deposit' });
      await postWithin(tx, { ...posted, type: 'GAME_BET', amount: amountOf('USD', 40_00n), externalId: 'bet' });
      const won = { type: 'GAME_WIN', amount: amountOf('USD', 15_50n), externalId: 'win', reference: 'bet' } as const;
      await postWithin(tx, { ...posted, ...won });
      await tx.query('drop schema a_day_before cascade');
    });
  } finally {
    await db.end();
  }
}
