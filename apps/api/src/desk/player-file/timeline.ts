import { type OperatorCallOutput, type TimelineKind, timelineKinds } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { type Happened, happenings } from './timeline.store.ts';

type Timeline = OperatorCallOutput<'/operator/member/timeline'>;
type Positions = Partial<Record<TimelineKind, bigint>>;

const noneYet = 9_223_372_036_854_775_807n;

/**
 * Where a page ended, kind by kind: `act:12,posting:55`. Undefined for what is no such text. A kind has its own order, so
 * that each is read on from its own last row, however far down the line.
 */
export function positionsOf(text: string): Positions | undefined {
  const positions: Positions = {};
  for (const part of text.split(',')) {
    const [, kind, key] = /^([a-zA-Z]+):(\d{1,19})$/.exec(part) ?? [];
    if (!kind || !key || !(timelineKinds as readonly string[]).includes(kind)) return undefined;
    const position = BigInt(key);
    if (position > noneYet) return undefined;
    positions[kind as TimelineKind] = position;
  }
  return positions;
}

/** One page of all that happened with a member, the newest first, made of the newest of each kind. */
export async function timelineOf(
  db: Database,
  memberId: bigint,
  kinds: readonly TimelineKind[],
  positions: Positions,
  limit: number,
): Promise<Timeline> {
  const heads = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      // One more than a page can hold, so that it is known whether there is more.
      rows: await happenings[kind](db, memberId, positions[kind] ?? noneYet, limit + 1),
    })),
  );
  const items: Timeline['items'] = [];
  const reached = { ...positions };
  while (items.length < limit) {
    const newest = heads
      .filter(({ rows }) => rows.length > 0)
      .reduce<(typeof heads)[number] | undefined>(
        (best, head) => (best && best.rows[0]!.at >= head.rows[0]!.at ? best : head),
        undefined,
      );
    if (!newest) break;
    const row = newest.rows.shift()!;
    reached[newest.kind] = row.key;
    items.push(rendered(newest.kind, row));
  }
  const isMore = heads.some(({ rows }) => rows.length > 0);
  return { items, next: isMore ? textOf(reached) : null };
}

function textOf(positions: Positions): string {
  return Object.entries(positions)
    .map(([kind, key]) => `${kind}:${key}`)
    .join(',');
}

function rendered(kind: TimelineKind, { key: _, at, amount, currency, ...row }: Happened): Timeline['items'][number] {
  return {
    kind,
    at: at.toISOString(),
    ...row,
    amount: amount === null || currency === null ? null : decimalText(amountOf(currency, amount)),
    currency,
  };
}
