import { readAcross, type Transaction } from '@fairhouse/database';

/** Notes where the rounds lie whose bets were posted since the last time, at most of a day. Answers whether a day is full. */
export async function noteRounds(tx: Transaction): Promise<boolean> {
  const span = (await nextSpan(tx)) ?? ((await placeWatermark(tx)) ? await nextSpan(tx) : undefined);
  if (!span) return false;
  // A statement of its own, after the one that said until when all is posted: it sees all of it, as do several machines, each of
  // which is read as of the moment of the first such statement.
  await readAcross(tx);
  await tx.query(
    `insert into round_place (round_id, vendor, member_id)
     select distinct p.round_id, p.source, p.member_id from ledger_posting p
     where p.created_at >= $1 and p.created_at < $2 and p.type in ('GAME_BET', 'FREE_BET') and p.round_id is not null
     on conflict do nothing`,
    [span.from, span.until],
  );
  await tx.query('update round_place_watermark set until = $1', [span.until]);
  return span.isFull;
}

interface Span {
  from: Date;
  until: Date;
  isFull: boolean;
}

async function nextSpan(tx: Transaction): Promise<Span | undefined> {
  const { rows } = await tx.query<Span>(
    `select w.until as "from", greatest(w.until, least(s.settled, w.until + interval '1 day')) as until,
       s.settled > w.until + interval '1 day' as "isFull"
     from (select until from round_place_watermark for update) w, (select ledger_settled_until() as settled) s`,
  );
  return rows[0];
}

/** At the day of the first book; false in a casino without one. */
async function placeWatermark(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ first: Date | null }>(
    `select date_trunc('day', min(opened_at), 'UTC') as first from ledger_book`,
  );
  const { first } = rows[0]!;
  if (first) await tx.query('insert into round_place_watermark (until) values ($1) on conflict do nothing', [first]);
  return first !== null;
}
