import type { Transaction } from '@fairhouse/database';

/** Sets where following begins: so far back as signs of harm look at play. */
export async function placeWatermark(tx: Transaction, from: Date): Promise<void> {
  const { rows } = await tx.query<{ first: Date | null }>('select min(opened_at) as first from ledger_book');
  const { first } = rows[0]!;
  if (!first) return;
  await tx.query(
    `insert into harm_followed (until)
     values (greatest(date_trunc('day', $2::timestamptz, 'UTC'), date_trunc('hour', $1::timestamptz, 'UTC')))
     on conflict do nothing`,
    [from, first],
  );
}

export interface Stretch {
  from: Date;
  until: Date;
}

/** What is to be followed next, at most of so many hours; the watermark is locked. Undefined in a casino without a book. */
export async function nextStretch(tx: Transaction, now: Date, mostHours: number): Promise<Stretch | undefined> {
  const { rows } = await tx.query<Stretch>(
    `select w.until as "from",
       greatest(w.until, least(ledger_settled_until(), $1::timestamptz, w.until + make_interval(hours => $2::int))) as until
     from (select until from harm_followed for update) w`,
    [now, mostHours],
  );
  return rows[0];
}

/** Adds the play of a stretch to its pieces of five minutes; answers nothing that is judged by. */
export async function addPlay(tx: Transaction, { from, until }: Stretch): Promise<void> {
  await tx.query(
    `insert into harm_play as h (member_id, slot, stakes, staked, returned)
     select p.member_id, date_bin('5 minutes', p.created_at, timestamptz 'epoch') as slot,
       -- A free round takes time like another; its stake and its win are none of the player's money.
       count(*) filter (where p.type in ('GAME_BET', 'FREE_BET')), coalesce(sum(p.amount) filter (where p.type = 'GAME_BET'), 0),
       coalesce(sum(p.amount) filter (where p.type in ('GAME_WIN', 'GAME_ROLLBACK')), 0)
     from ledger_posting p
     where p.created_at >= $1::timestamptz and p.created_at < $2::timestamptz
       and p.type in ('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK', 'FREE_BET')
     group by p.member_id, slot order by p.member_id, slot
     on conflict (member_id, slot) do update set stakes = h.stakes + excluded.stakes, staked = h.staked + excluded.staked,
       returned = h.returned + excluded.returned`,
    [from, until],
  );
}

/** A deposit is asked about again for so long after it began: what the provider refuses later counts at the end of the day. */
const refusedWithin = '1 hour';

/**
 * Has members judged: at once where something happened that a sign of harm counts one by one, and at the end of each day on
 * which they played or paid.
 */
export async function putDue(tx: Transaction, { from, until }: Stretch): Promise<void> {
  await tx.query(
    `insert into harm_due as d (member_id, day, due_at)
     select e.member_id, (e.at at time zone 'UTC')::date as day,
       min(case when e.is_sign then e.at else date_trunc('day', e.at, 'UTC') + interval '1 day' end)
     from (
       select h.member_id, h.slot as at, false as is_sign from harm_play h
       where h.slot >= date_bin('5 minutes', $1::timestamptz, timestamptz 'epoch') and h.slot < $2::timestamptz
       union all
       select p.member_id, p.created_at, true from ledger_posting p
       where p.type = 'DEPOSIT' and p.created_at >= $1::timestamptz and p.created_at < $2::timestamptz
       union all
       select p.member_id, p.created_at, true from ledger_posting p
       where p.type = 'WITHDRAW_ROLLBACK' and p.created_at >= $1::timestamptz and p.created_at < $2::timestamptz
       union all
       select r.member_id, r.updated_at, true from deposit_record r
       where r.created_at >= $1::timestamptz - interval '${refusedWithin}' and r.created_at < $2::timestamptz
         and r.state = 'failed' and r.updated_at >= $1::timestamptz and r.updated_at < $2::timestamptz) e
     group by e.member_id, day order by e.member_id, day
     on conflict (member_id, day) do update set due_at = least(d.due_at, excluded.due_at)`,
    [from, until],
  );
}

/** The rest of a day that has ended: deposits that were refused long after they began. */
export async function putRefusedDue(tx: Transaction, midnight: Date): Promise<void> {
  await tx.query(
    `insert into harm_due (member_id, day, due_at)
     select distinct r.member_id, ($1::timestamptz at time zone 'UTC')::date - 1, $1::timestamptz from deposit_record r
     where r.created_at >= $1::timestamptz - interval '1 day' and r.created_at < $1::timestamptz and r.state = 'failed'
     on conflict (member_id, day) do nothing`,
    [midnight],
  );
}

export async function moveWatermark(tx: Transaction, until: Date): Promise<void> {
  await tx.query('update harm_followed set until = $1', [until]);
}

export async function followedUntil(tx: Transaction): Promise<Date | undefined> {
  const { rows } = await tx.query<{ until: Date }>('select until from harm_followed');
  return rows[0]?.until;
}

/** What no sign of harm looks back to any more, so many rows at once. Answers how many there were. */
export async function forgetOld(
  tx: Transaction,
  { play, days, most }: { play: Date; days: Date; most: number },
): Promise<number> {
  const ofPlay = await tx.query(
    `delete from harm_play where (member_id, slot) in (select h.member_id, h.slot from harm_play h where h.slot < $1 limit $2)`,
    [play, most],
  );
  const ofDays = await tx.query(
    `delete from harm_day where (member_id, day) in (
       select h.member_id, h.day from harm_day h where h.day < ($1::timestamptz at time zone 'UTC')::date limit $2)`,
    [days, most],
  );
  return (ofPlay.rowCount ?? 0) + (ofDays.rowCount ?? 0);
}
