import type { MemberRange } from '@fairhouse/betting';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { rangeByRange } from '../../db/job-queue/range-by-range.ts';
import { findClimbs, raiseLevel } from './standing.store.ts';

export interface LevelDeps {
  db: Database;
  /** Tells the member in the same transaction. */
  announce(
    tx: Transaction,
    news: { memberId: bigint; kind: 'vipLevel'; about: string; values: { level: string } },
  ): Promise<unknown>;
}

/** A part of the members each second: every book is looked at about once a minute, and no bet carries any of it. */
const everyMs = 1_000;
const mostAtOnce = 200;

export function noteLevelsJob(deps: LevelDeps): StandingJob {
  return rangeByRange(deps.db, { name: 'noteLevels', everyMs }, (range) => noteLevels(deps, range));
}

/** Records and announces the levels that members of a range have reached. Running it again or twice at once changes nothing. */
export async function noteLevels({ db, announce }: LevelDeps, range: MemberRange): Promise<number> {
  const climbs = await findClimbs(db, range, mostAtOnce);
  for (const { memberId, before, level, name, lifetimePoints } of climbs) {
    await inTransaction(db, async (tx) => {
      if (!(await raiseLevel(tx, memberId, level))) return;
      await recordAuditEvent(tx, {
        actor: 'system:vip',
        memberId,
        subject: `member:${memberId}`,
        command: 'vip.reachLevel',
        before: { level: before },
        after: { level, name, lifetimePoints: String(lifetimePoints) },
      });
      const shown = name.charAt(0).toUpperCase() + name.slice(1);
      await announce(tx, { memberId, kind: 'vipLevel', about: `vip-level:${level}`, values: { level: shown } });
    });
  }
  return climbs.length;
}
