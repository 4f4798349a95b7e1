import type { Transaction } from '@fairhouse/database';

/** From now on the connection is notified of every change of the desk, by the function `desk_changed`. */
export async function listenForChanges(client: Transaction): Promise<void> {
  await client.query('listen desk_changed');
}

/** Rejects when the connection is gone, also where nobody has said so. */
export async function answers(client: Transaction): Promise<void> {
  await client.query('select 1');
}
