import { type Database, inLongTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { counterparts, type Totals, totalsOf } from './accounts.ts';

/** Longer than any number of books takes that one server holds. */
const sumWithinMs = 5 * 60_000;

const summed = ['cash', 'bonus', 'held', ...counterparts];

/**
 * Sums all books into `casino_total`, so that no other reader sums them and no bet waits for a row of totals. Run it on a
 * schedule; running it twice at once is harmless.
 */
export async function rollUp(db: Database): Promise<void> {
  await inLongTransaction(db, sumWithinMs, (tx) =>
    tx.query(
      `insert into casino_total (currency, as_of, books, postings, ${summed.join(', ')})
     select currency, statement_timestamp(), count(*), sum(seq), ${summed.map((name) => `sum(${name})`).join(', ')}
     from book group by currency
     on conflict (currency) do update set as_of = excluded.as_of, books = excluded.books, postings = excluded.postings,
       ${summed.map((name) => `${name} = excluded.${name}`).join(', ')}
     where casino_total.postings <= excluded.postings`,
    ),
  );
}

export interface CasinoTotal {
  currency: Currency;
  /** The watermark: everything committed before it is counted. */
  asOf: Date;
  books: bigint;
  postings: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  totals: Totals;
}

type CasinoRow = Totals & {
  currency: Currency;
  as_of: Date;
  books: bigint;
  postings: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
};

/** What the casino holds and has turned over, by currency, in minor units, as of the last roll-up. */
export async function readCasinoTotals(db: pg.Pool): Promise<CasinoTotal[]> {
  const { rows } = await db.query<CasinoRow>(
    `select currency, as_of, books, postings,
       ${summed.map((name) => `${name}::bigint as ${name}`).join(', ')}
     from casino_total order by currency`,
  );
  return rows.map((row) => ({
    currency: row.currency,
    asOf: row.as_of,
    books: row.books,
    postings: row.postings,
    cash: row.cash,
    bonus: row.bonus,
    held: row.held,
    totals: totalsOf(row),
  }));
}
