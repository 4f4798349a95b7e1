import type { Transaction } from '../transaction.ts';
import { dropOtherSchemas, type Entry, outer, type Parting, waitForCalls } from './calls.ts';
import { byMachine, type Part, readMachines, runOn } from './machines.store.ts';

/** From here on every call is told to ask again; those that went on have ended when it answers. */
export async function closeMachines(
  tx: Transaction,
  parting: Parting,
  entries: readonly Entry[],
  parts: readonly Part[],
): Promise<void> {
  for (const [machine] of byMachine(parts)) {
    await runOn(
      tx,
      machine,
      entries.map((entry) => outer(parting, entry, [])),
    );
    await runOn(tx, machine, [waitForCalls(parting.gateKey)]);
  }
}

/** Takes the functions from every machine that has some. */
export async function clearMachines(tx: Transaction, schema: string): Promise<void> {
  for (const machine of await readMachines(tx)) await runOn(tx, machine, [dropOtherSchemas(schema, [])]);
}
