import type { Database, Transaction } from '@fairhouse/database';
import type { MinuteOfCalls, VendorCalls } from './count-calls.ts';

/** A process has counted further in its own minute. */
export async function noteMinute(tx: Transaction, process: string, it: MinuteOfCalls): Promise<void> {
  await tx.query(
    `insert into health_minute (minute, process, calls, buckets) values ($1, $2, $3, $4)
     on conflict (minute, process) do update set calls = excluded.calls, buckets = excluded.buckets`,
    [it.minute, process, JSON.stringify(it.calls), it.buckets],
  );
  await tx.query(
    `insert into health_vendor_minute (minute, process, vendor, ok, refused, failed, buckets)
     select $1, $2, vendor, ok, refused, failed, buckets
     from jsonb_to_recordset($3::jsonb) as v(vendor text, ok integer, refused integer, failed integer, buckets integer[])
     on conflict (minute, process, vendor) do update
     set ok = excluded.ok, refused = excluded.refused, failed = excluded.failed, buckets = excluded.buckets`,
    [it.minute, process, JSON.stringify(it.vendors)],
  );
}

export interface StoredMinute {
  minute: Date;
  calls: Record<string, number>;
  buckets: number[];
}

/** Of every process, from a moment on. */
export async function minutesSince(db: Database, from: Date): Promise<StoredMinute[]> {
  const { rows } = await db.query<StoredMinute>(
    'select minute, calls, buckets from health_minute where minute >= $1 order by minute',
    [from],
  );
  return rows;
}

/** Of each vendor that called since then, summed over all processes. */
export async function vendorCallsSince(db: Database, from: Date): Promise<({ vendor: string } & VendorCalls)[]> {
  const { rows } = await db.query<{ vendor: string } & VendorCalls>(
    `with sums as (
       select vendor, sum(ok)::float8 as ok, sum(refused)::float8 as refused, sum(failed)::float8 as failed
       from health_vendor_minute where minute >= $1 group by vendor
     ), borders as (
       select m.vendor, b.place, sum(b.calls)::float8 as calls
       from health_vendor_minute m cross join lateral unnest(m.buckets) with ordinality as b(calls, place)
       where m.minute >= $1 group by m.vendor, b.place
     )
     select vendor, ok, refused, failed,
       array(select b.calls from borders b where b.vendor = sums.vendor order by b.place) as buckets
     from sums order by vendor`,
    [from],
  );
  return rows;
}

export async function forgetMinutes(db: Database, before: Date): Promise<number> {
  await db.query('delete from health_vendor_minute where minute < $1', [before]);
  const { rowCount } = await db.query('delete from health_minute where minute < $1', [before]);
  return rowCount ?? 0;
}
