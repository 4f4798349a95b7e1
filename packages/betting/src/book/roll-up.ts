import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { vaults } from '../vault.ts';
import { counterparts, type Totals, totalsOf } from './accounts.ts';

const summed = ['cash', 'bonus', 'held', ...counterparts];

/**
 * Sums the books of every vault into `house_total`, one vault a transaction, so that no reader ever sums the books and no
 * bet ever waits for a row of the house. Run it on a schedule; running it twice at once is harmless.
 */
export async function rollUp(db: pg.Pool): Promise<void> {
  for (let vault = 0; vault < vaults; vault++) {
    await db.query(
      `insert into house_total (vault, currency, as_of, books, postings, ${summed.join(', ')})
       select vault, currency, statement_timestamp(), count(*), sum(seq), ${summed.map((name) => `sum(${name})`).join(', ')}
       from book where vault = $1 group by vault, currency
       on conflict (vault, currency) do update set as_of = excluded.as_of, books = excluded.books, postings = excluded.postings,
         ${summed.map((name) => `${name} = excluded.${name}`).join(', ')}
       where house_total.postings <= excluded.postings`,
      [vault],
    );
  }
}

export interface HouseTotal {
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

type HouseRow = Totals & {
  currency: Currency;
  as_of: Date;
  books: bigint;
  postings: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
};

/** What the house holds and has turned over, by currency, in minor units, as of the last roll-up. */
export async function readHouseTotals(db: pg.Pool): Promise<HouseTotal[]> {
  const { rows } = await db.query<HouseRow>(
    `select currency, min(as_of) as as_of, sum(books)::bigint as books, sum(postings)::bigint as postings,
       ${summed.map((name) => `sum(${name})::bigint as ${name}`).join(', ')}
     from house_total group by currency order by currency`,
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
