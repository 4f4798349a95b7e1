import type { Database } from '@fairhouse/database';
import type { Tally } from './run.store.ts';
import { endOfPage } from './week-page.store.ts';

const membersAtOnce = 200;

/** Walks all books, page by page in the order of their members, and adds up what was done. Memory holds one page, however many there are. */
export async function everyPage(
  db: Database,
  work: (page: { after: bigint; last: bigint }) => Promise<Tally>,
): Promise<Tally> {
  const all: Tally = { given: 0, before: 0, differing: 0 };
  let after = -1n;
  for (;;) {
    const last = await endOfPage(db, after, membersAtOnce);
    if (last === undefined) return all;
    const { given, before, differing } = await work({ after, last });
    all.given += given;
    all.before += before;
    all.differing += differing;
    after = last;
  }
}
