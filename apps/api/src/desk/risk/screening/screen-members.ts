import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvents } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { createComparison } from './compare-names.ts';
import {
  type FoundHit,
  insertHits,
  membersAfter,
  type ScreenedMember,
  setRound,
  takeAskedFor,
  takeRound,
} from './screening.store.ts';
import type { WatchList, WatchLists } from './watch-lists.port.ts';

const everyMs = 20_000;
const mostAtOnce = 2_000;
const againAfterMs = 24 * 3_600_000;

/**
 * Compares who joins or gets another name or birthday with the lists within half a minute, and everybody once a day and
 * whenever a list has changed.
 */
export function screenMembersJob({ db, watchLists }: Pick<RiskDeps, 'db'> & { watchLists: WatchLists }): StandingJob {
  const compared = new WeakMap<WatchList, ReturnType<typeof createComparison>>();
  return {
    name: 'screenMembers',
    everyMs,
    async run() {
      const list = await watchLists.read();
      if (!compared.has(list)) compared.set(list, createComparison(list.entries));
      return screenMembers(db, list, compared.get(list)!);
    },
  };
}

/** One page of members; answers how many there were. */
export async function screenMembers(
  db: RiskDeps['db'],
  list: WatchList,
  matchesOf = createComparison(list.entries),
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const until = await takeRound(tx, list.hash, againAfterMs);
    if (until === undefined) return 0;
    await keepHits(tx, await takeAskedFor(tx, mostAtOnce), matchesOf);
    const members = await membersAfter(tx, until, mostAtOnce);
    await keepHits(tx, members, matchesOf);
    await setRound(tx, list.hash, members.at(-1)?.id ?? until, members.length < mostAtOnce);
    return members.length;
  });
}

/** Keeps whom of the list these members may be, each entry once. */
export async function keepHits(
  tx: Transaction,
  members: readonly ScreenedMember[],
  matchesOf: ReturnType<typeof createComparison>,
): Promise<void> {
  const found = members.flatMap((member) =>
    matchesOf(member).map(({ entry, because }) => ({
      memberId: member.id,
      list: entry.list,
      reference: entry.reference,
      entryName: entry.name,
      // What is no whole day stands in the list alone.
      entryBirthday: entry.birthday.length === 10 ? entry.birthday : null,
      because,
    })),
  );
  await keepFound(tx, found);
}

/** Keeps hits for somebody to look at; what was found before is not told again. */
export async function keepFound(tx: Transaction, found: readonly FoundHit[]): Promise<void> {
  const fresh = await insertHits(tx, found);
  await recordAuditEvents(
    tx,
    fresh.map(({ id, memberId }) => ({
      actor: 'system:screening',
      memberId,
      subject: `screening:${id}`,
      command: 'screening.find',
      after: { state: 'waiting' },
    })),
  );
}
