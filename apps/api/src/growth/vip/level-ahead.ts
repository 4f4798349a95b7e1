import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { listLevels, type VipLevel } from './offer.store.ts';
import { standingOf } from './standing.store.ts';

type Ahead = CallOutput<'/sys/home/get'>['level'];

/** The member's level, and the one that comes next with what it brings; cashback only where it is paid. */
export async function levelAhead(db: Database, memberId: bigint, paysCashback: boolean): Promise<Ahead> {
  const [levels, standing] = await Promise.all([listLevels(db), standingOf(db, memberId)]);
  const level = standing?.level ?? 0;
  const step = (row: VipLevel | undefined) =>
    row
      ? {
          level: row.level,
          name: row.name,
          points: Number(row.points),
          cashbackPercent: paysCashback ? row.cashbackPercent : 0,
        }
      : null;
  return {
    lifetimePoints: Number(standing?.lifetimePoints ?? 0n),
    now: step(levels.findLast((row) => row.level <= level)),
    next: step(levels.find((row) => row.level > level)),
  };
}
