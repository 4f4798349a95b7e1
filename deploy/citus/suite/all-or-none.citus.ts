import { endSessions, lockBook, openBook } from '@fairhouse/betting';
import { gatherBooks, spreadBooks } from '@fairhouse/betting/sharding';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { recordAuditEvent } from '../../../apps/api/src/db/audit-events.store.ts';
import { moveMoney } from '../../../apps/api/src/db/move-money.ts';
import { openWalletCasino } from '../../../apps/api/src/play/wallet/wallet.fixture.ts';
import { casinoMigrations } from '../../../apps/api/src/schema.ts';

/** How a transaction is ended on the machines that it has reached, as Citus tells it. */
async function endOf(db: Database, work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const reported: string[] = [];
  const hear = ({ message = '' }: { message?: string | undefined }) => {
    const [, end] = /^issuing (PREPARE TRANSACTION|COMMIT PREPARED|COMMIT\b)/.exec(message) ?? [];
    if (end) reported.push(end);
  };
  let used: Transaction | undefined;
  await inTransaction(db, async (tx) => {
    used = tx.on('notice', hear);
    await tx.query('set local citus.log_remote_commands = on');
    await work(tx);
  });
  used!.off('notice', hear);
  return reported;
}

it('what changes a machine and the coordinator is there on both or on neither: it is prepared before the coordinator commits', async () => {
  const system = await openWalletCasino();
  const { db } = system;
  await spreadBooks(db, casinoMigrations, { shards: 4 });
  const { memberId } = await system.player(1_000n);
  const prepared = ['PREPARE TRANSACTION', 'COMMIT PREPARED'];
  const auditEvent = { actor: 'test', memberId, subject: 'test', command: 'test' };
  const gift = {
    ...{ memberId, type: 'GIFT' as const, amount: amountOf('USD', 5n) },
    ...{ source: 'test', externalId: 'gift' },
  };
  expect(await endOf(db, (tx) => moveMoney(tx, { posting: gift, auditEvent }))).toEqual(prepared);
  const sessionsEnd = async (tx: Transaction) => {
    await endSessions(tx, memberId);
    await recordAuditEvent(tx, auditEvent);
  };
  expect(await endOf(db, sessionsEnd)).toEqual(prepared);
  expect(await endOf(db, (tx) => tx.query(`update member set first_name = 'B' where id = $1`, [memberId]))).toEqual(
    prepared,
  );
  const joins = async (tx: Transaction) => {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
         currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
       values ('j', 'j', '63', 'j', '-', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', 'PH-00', 'Manila', '1000', '1 Road', false, 'j')
       returning id`,
    );
    await openBook(tx, { memberId: rows[0]!.id, currency: 'USD' });
  };
  expect(await endOf(db, joins)).toEqual(prepared);
  // Where nothing has changed, there is nothing to prepare.
  expect(await endOf(db, (tx) => lockBook(tx, memberId))).toEqual(['COMMIT']);
  await gatherBooks(db, casinoMigrations);
  expect(await endOf(db, sessionsEnd)).toEqual([]);
  const left = await db.query(`select from pg_proc where proname in ('all_or_none', 'audit_event_all_or_none')`);
  expect([left.rowCount, (await db.query(`select to_regclass('casino.two_phases') as there`)).rows[0].there]).toEqual([
    0,
    null,
  ]);
  await system.close();
});
