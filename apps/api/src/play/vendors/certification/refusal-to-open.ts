import type { Transaction } from '@fairhouse/database';
import { certificationVersion } from '@fairhouse/vendor-certification/source';
import { mayOpenGame } from './certification.store.ts';

/** Undefined when this game may be opened; else what its vendor lacks. Games that are open stay open when a later version comes. */
export async function refusalToOpen(tx: Transaction, gameId: number): Promise<string | undefined> {
  if (await mayOpenGame(tx, gameId, certificationVersion)) return undefined;
  return `its vendor has no accepted report of the certification ${certificationVersion}; accept one under Vendors`;
}
