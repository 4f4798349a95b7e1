import type { Transaction } from '@fairhouse/database';

/** What only the owner of the database can do: from here on no trigger of it speaks in this transaction, on none of its machines. */
export async function withoutTriggers(tx: Transaction): Promise<void> {
  // Where there is one machine, a name that means nothing.
  await tx.query(`set local citus.propagate_set_commands = 'local'`);
  await tx.query('set local session_replication_role = replica');
}
