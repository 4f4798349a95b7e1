import type { Transaction } from '@fairhouse/database';
import { functionText } from './function-text.ts';

/** From here on a transaction is committed on every machine or on none, also where it has changed one machine and the coordinator. */
export async function makeTwoPhases(tx: Transaction): Promise<void> {
  for (const name of ['all-or-none', 'audit-event-all-or-none']) await tx.query(functionText(name));
  // Once: the trigger waits for all who write audit events, and who comes after waits for it.
  const { rows } = await tx.query<{ isThere: boolean }>(
    `select to_regclass('casino.two_phases') is not null as "isThere"`,
  );
  if (rows[0]!.isThere) return;
  await tx.query('create table casino.two_phases (told boolean primary key)');
  await tx.query(`select citus_add_local_table_to_metadata('casino.two_phases')`);
  await tx.query(
    'create trigger audit_event_all_or_none after insert on audit_event for each statement execute function audit_event_all_or_none()',
  );
}

export async function dropTwoPhases(tx: Transaction): Promise<void> {
  await tx.query('drop trigger if exists audit_event_all_or_none on audit_event; drop table if exists two_phases');
  await tx.query('drop function if exists audit_event_all_or_none(); drop function if exists all_or_none()');
}
