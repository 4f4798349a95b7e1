import { inLongTransaction, type Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { followedUntil } from '../following/follow.store.ts';
import type { HarmDeps } from '../harm.deps.ts';
import type { Happenings } from '../kinds/kind.ts';
import { takeMeasure } from '../measures/take-measure.ts';
import { type Due, type JudgedDay, keepDays, lockMembers, settleDue, takeDue } from './due.store.ts';
import { depositsOf, type Judged, membersToJudge, playOf, signsOf } from './happenings.store.ts';
import { judge } from './judge.ts';
import { timeZoneOf } from './time-zone-of.ts';

const everyMs = 15_000;
const statementMs = 60_000;
const membersAtOnce = 100;
/** What is judged later, as after a long standstill, is kept, and nothing is done about it: today's is judged too. */
const mostLateMs = 36 * 3_600_000;

type Deps = Pick<HarmDeps, 'db' | 'jurisdictionsOfMembers' | 'protection' | 'tellMember' | 'clock'>;

/** Judges anyone who is due, page by page. Any number of processes do it together. */
export function judgeDueJob(deps: Deps): StandingJob {
  return { name: 'judgeHarm', everyMs, run: () => judgeDue(deps) };
}

/**
 * One page. A member is judged as of the end of the day or of what has been followed, whichever is sooner, so that a day comes
 * to the same whenever it is judged. Answers how many were due.
 */
export async function judgeDue(deps: Deps): Promise<number> {
  return inLongTransaction(deps.db, statementMs, async (tx) => {
    const until = await followedUntil(tx);
    if (!until) return 0;
    const due = await takeDue(tx, until, membersAtOnce);
    if (due.length === 0) return 0;
    const ids = due.map(({ memberId }) => memberId);
    await lockMembers(tx, ids);
    const members = new Map((await membersToJudge(tx, ids)).map((it) => [it.memberId, it]));
    const jurisdictions = await deps.jurisdictionsOfMembers([...members.keys()], tx);
    // One day of a member after the other: pages of one moment are read together.
    for (const [asOf, page] of byMoment(due, until)) {
      const known = page.flatMap((it) => members.get(it.memberId) ?? []);
      const happened = await happeningsOf(deps, tx, known, asOf);
      const days = page.flatMap(({ memberId, day }): (JudgedDay & { rules: Rules })[] => {
        if (!members.has(memberId)) return [];
        const { rules } = jurisdictions.get(memberId)!;
        return [{ memberId, day, at: asOf, rules, ...judge(happened.get(memberId)!, rules) }];
      });
      await keepDays(tx, days);
      if (deps.clock().getTime() - asOf.getTime() > mostLateMs) continue;
      for (const { rules, ...day } of days) await takeMeasure(deps, tx, day, rules);
    }
    await settleDue(tx, due, until);
    return due.length;
  });
}

/** By what they are judged as of, the earliest first. */
function byMoment(due: readonly Due[], until: Date): [Date, Due[]][] {
  const pages = new Map<number, Due[]>();
  for (const it of due) {
    const at = Math.min(it.endsAt.getTime(), until.getTime());
    const page = pages.get(at);
    if (page) page.push(it);
    else pages.set(at, [it]);
  }
  return [...pages].sort(([a], [b]) => a - b).map(([at, page]) => [new Date(at), page]);
}

/** What each of them did before the moment. */
export async function happeningsOf(
  { protection }: Pick<Deps, 'protection'>,
  tx: Transaction,
  members: readonly Judged[],
  until: Date,
): Promise<Map<bigint, Happenings>> {
  const ids = members.map(({ memberId }) => memberId);
  const play = byMember(await playOf(tx, ids, until));
  const deposits = byMember(await depositsOf(tx, ids, until));
  const signs = byMember(await signsOf(tx, ids, until));
  const zones = await protection.timeZonesOf(tx, ids);
  const happened = new Map<bigint, Happenings>();
  for (const { memberId, countryCode, currency } of members) {
    const ofSigns = signs.get(memberId) ?? [];
    happened.set(memberId, {
      until,
      currency,
      timeZone: zones.get(memberId) ?? timeZoneOf(countryCode),
      play: play.get(memberId) ?? [],
      deposits: deposits.get(memberId) ?? [],
      failedDeposits: ofSigns.filter(({ what }) => what === 'failedDeposit').map(({ at }) => at),
      cancelledCashOuts: ofSigns.filter(({ what }) => what === 'cancelledCashOut').map(({ at }) => at),
    });
  }
  return happened;
}

function byMember<T extends { memberId: bigint }>(rows: readonly T[]): Map<bigint, T[]> {
  const groups = new Map<bigint, T[]>();
  for (const row of rows) {
    const those = groups.get(row.memberId);
    if (those) those.push(row);
    else groups.set(row.memberId, [row]);
  }
  return groups;
}
