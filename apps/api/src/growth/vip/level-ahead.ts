import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Amount, toWire } from '@fairhouse/money';
import { listLevels, type VipLevel } from './offer.store.ts';
import { standingOf } from './standing.store.ts';

type Ahead = CallOutput<'/sys/home/get'>['level'];

interface Weekly {
  cashback: object | null;
  friday: ((level: number) => { bonus: Amount } | undefined) | null;
}

/** The member's level, and the one that comes next with what it brings: cashback and Friday bonus only where they are paid. */
export async function levelAhead(db: Database, memberId: bigint, { cashback, friday }: Weekly): Promise<Ahead> {
  const [levels, standing] = await Promise.all([listLevels(db), standingOf(db, memberId)]);
  const level = standing?.level ?? 0;
  const fridayOf = (at: number) => {
    const terms = friday?.(at);
    return terms ? toWire(terms.bonus) : null;
  };
  const step = (row: VipLevel | undefined) =>
    row
      ? {
          level: row.level,
          name: row.name,
          points: Number(row.points),
          cashbackPercent: cashback ? row.cashbackPercent : 0,
          fridayBonus: fridayOf(row.level),
        }
      : null;
  return {
    lifetimePoints: Number(standing?.lifetimePoints ?? 0n),
    now: step(levels.findLast((row) => row.level <= level)),
    next: step(levels.find((row) => row.level > level)),
  };
}
