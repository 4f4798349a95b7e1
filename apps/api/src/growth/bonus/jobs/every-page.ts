import { vaults } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';
import type { Tally } from './run.store.ts';
import { endOfPage } from './week-page.store.ts';

const membersAtOnce = 200;

/** Walks all books, page by page within each vault, and adds up what was done. Memory holds one page, however many there are. */
export async function everyPage(
  db: Database,
  work: (vault: number, page: { after: bigint; last: bigint }) => Promise<Tally>,
): Promise<Tally> {
  const all: Tally = { given: 0, before: 0, differing: 0 };
  for (let vault = 0; vault < vaults; vault++) {
    let after = -1n;
    for (;;) {
      const last = await endOfPage(db, vault, after, membersAtOnce);
      if (last === undefined) break;
      const { given, before, differing } = await work(vault, { after, last });
      all.given += given;
      all.before += before;
      all.differing += differing;
      after = last;
    }
  }
  return all;
}
