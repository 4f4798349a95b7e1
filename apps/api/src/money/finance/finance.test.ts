import { createHash } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { type BreakdownDimension, breakdownDimensions } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import { randomFrom, withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakdownOf } from './breakdown.ts';
import { closePeriod } from './close-period.ts';
import { eachDayOf } from './days.ts';
import { exportReport } from './export-report.ts';
import { type Books, openBooks, postAny, spreadOver } from './finance.fixture.ts';
import { daysOf } from './period.ts';
import { reportOf } from './report.ts';
import { sumUp } from './sum-up.ts';
import { inSnapshot } from './sums.store.ts';
import { verifyDay } from './verify-day.store.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
const anna = { id: 1n, name: 'anna' };
const wholeDays = 5;
let books: Books;

beforeAll(async () => {
  books = await openBooks(12);
  for (let number = 0; number < 700; number++) await postAny(books, random);
  await spreadOver(books.db, wholeDays);
});
afterAll(() => books.close());

const report = (from: string, to: string) => inSnapshot(books.db, (tx) => reportOf(tx, { from, to }, books.deps));
const breakdown = (by: BreakdownDimension, from: string, to: string) =>
  inSnapshot(books.db, (tx) => breakdownOf(tx, by, undefined, { from, to }, books.deps));

interface Posted {
  currency: Currency;
  day: string;
  debit: string;
  credit: string;
  amount: bigint;
  type: string;
  own: bigint;
  game: string;
  country: string;
  takenBack: string | null;
  takenBackType: string | null;
}

/** Every posting as it stands, read past all views and sums. */
async function allPosted(): Promise<Posted[]> {
  const { rows } = await books.db.query<Posted>(
    `select b.currency, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, p.debit, p.credit, p.amount, p.type,
       p.cash_after + p.bonus_after + p.held_after - p.cash_before - p.bonus_before - p.held_before as own,
       coalesce(p.game_code, t.game_code, '') as game, m.country_code as country,
       case p.type when 'REVERSAL' then case when t.credit in ('cash', 'bonus') then t.debit else t.credit end end as "takenBack",
       t.type as "takenBackType"
     from posting p join book b using (member_id) join member m on m.id = p.member_id
       left join posting t on p.type = 'REVERSAL' and t.member_id = p.member_id and t.source = p.source and t.external_id = p.reference`,
  );
  return rows;
}

/** The lines of a report worked out from the accounts of the postings, where the report goes by their types. */
function expected(currency: Currency, posted: readonly Posted[]) {
  const on = (account: string) =>
    posted.reduce((sum, p) => {
      if (p.takenBack === account) return sum - p.amount;
      return p.debit === account || p.credit === account ? sum + p.amount : sum;
    }, 0n);
  const ggr = on('staked') - on('rolled_back') - on('won');
  const ngr = ggr - on('granted') + on('forfeited');
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    postings: posted.length,
    deposits: text(on('deposited')),
    paidOut: text(on('paid_out')),
    stakes: text(on('staked')),
    rollbacks: text(on('rolled_back')),
    wins: text(on('won')),
    granted: text(on('granted')),
    freeStakes: text(
      posted.reduce((sum, { type, amount }) => {
        if (type === 'FREE_BET') return sum + amount;
        return type === 'FREE_ROLLBACK' ? sum - amount : sum;
      }, 0n),
    ),
    freeWins: text(on('free_won')),
    supplierPrizes: text(
      posted.reduce((sum, { type, takenBackType, amount }) => {
        if (type === 'SUPPLIER_PRIZE') return sum + amount;
        return takenBackType === 'SUPPLIER_PRIZE' ? sum - amount : sum;
      }, 0n),
    ),
    forfeited: text(on('forfeited')),
    fees: text(on('fees')),
    ggr: text(ggr),
    ngr: text(ngr),
    corrections: text(0n),
  };
}

const owed = (currency: Currency, posted: readonly Posted[]) =>
  decimalText(
    amountOf(
      currency,
      posted.reduce((sum, { own }) => sum + own, 0n),
    ),
  );

async function compare(from: string, to: string): Promise<void> {
  const all = await allPosted();
  const { currencies } = await report(from, to);
  expect(currencies.map(({ currency }) => currency)).toEqual(['BTC', 'EUR', 'USD']);
  for (const found of currencies) {
    const own = all.filter((p) => p.currency === found.currency);
    const within = own.filter(({ day }) => day >= from && day <= to);
    expect(found).toMatchObject(expected(found.currency, within));
    expect(found.opening.all).toBe(
      owed(
        found.currency,
        own.filter(({ day }) => day < from),
      ),
    );
    expect(found.closing.all).toBe(
      owed(
        found.currency,
        own.filter(({ day }) => day <= to),
      ),
    );
  }
}

describe(`sums of a random history (SAMPLE_SEED=${seed})`, () => {
  it('are the sums of the postings, whichever way the day was cut', async () => {
    await books.sumUpTo('2026-03-01T07:13:00Z');
    await compare('2026-03-01', '2026-03-05');
    await books.sumUpTo('2026-03-01T23:59:59.999Z');
    await books.sumUpTo('2026-03-03T00:00:00Z');
    await compare('2026-03-01', '2026-03-01');
    await compare('2026-03-02', '2026-03-03');
    for (let hour = 0; hour < 24; hour += 1 + random.below(6)) {
      await books.sumUpTo(`2026-03-03T${String(hour).padStart(2, '0')}:30:00Z`);
    }
    await compare('2026-03-01', '2026-03-05');
    await compare('2026-03-03', '2026-03-03');
    await compare('2026-03-04', '2026-03-05');
  });

  it('are exact when several sum up at once', async () => {
    await books.sumUpTo('2026-03-03T22:00:00Z');
    const deps = { ...books.deps, nowMs: () => Date.parse('2026-03-04T15:00:00Z') };
    await Promise.all(Array.from({ length: 8 }, () => sumUp(deps)));
    await books.sumUpTo('2026-03-04T18:00:00Z');
    await compare('2026-03-04', '2026-03-04');
    await compare('2026-03-01', '2026-03-05');
  });

  it.each(breakdownDimensions)('come to the whole by %s', async (by) => {
    const all = await allPosted();
    const { rows } = await breakdown(by, '2026-03-02', '2026-03-05');
    const within = all.filter(({ day }) => day >= '2026-03-02');
    expect(rows.reduce((sum, row) => sum + row.postings, 0)).toBe(within.length);
    for (const row of rows) {
      if (by !== 'game' && by !== 'country') continue;
      const own = within.filter((p) => p.currency === row.currency && p[by] === row.key);
      expect(row, `${by} ${row.key}`).toMatchObject(expected(row.currency, own));
    }
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(keysOf[by]));
  });

  it('follow one another day by day', async () => {
    await books.sumUpTo('2026-03-06T00:00:00Z');
    const period = { from: '2026-03-01', to: '2026-03-05' };
    const names = daysOf(period, Date.parse('2026-03-06T00:00:00Z'))!;
    const { days } = await inSnapshot(books.db, (tx) => eachDayOf(tx, 'USD', period, names, books.deps));
    expect(days.map(({ day, finished }) => [day, finished])).toEqual(names.map((day) => [day, true]));
    const usd = (await allPosted()).filter(({ currency }) => currency === 'USD');
    for (const { day, closing, ...lines } of days) {
      expect(lines).toMatchObject(
        expected(
          'USD',
          usd.filter((p) => p.day === day),
        ),
      );
      expect(closing.all).toBe(
        owed(
          'USD',
          usd.filter((p) => p.day <= day),
        ),
      );
    }
  });
});

const keysOf: Record<BreakdownDimension, string[]> = {
  type: ['DEPOSIT', 'GAME_BET', 'GAME_WIN', 'WITHDRAW'],
  game: ['', 'blackjack', 'nocturne'],
  vendor: ['', 'casino'],
  method: ['', 'PIX', 'STRIPE', 'PAYPAL'],
  country: ['BR', 'DE', 'GR', 'PH'],
  cohort: ['2026-01', '2026-02'],
};

describe('a day that is over', () => {
  it('has a hash that anyone can work out from its sums', async () => {
    const { rows: days } = await books.db.query<{ day: string; previous: Buffer; hash: Buffer }>(
      `select to_char(day, 'YYYY-MM-DD') as day, previous_hash as previous, hash from finance_day order by day`,
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']);
    let before = Buffer.alloc(0);
    for (const { day, previous, hash } of days) {
      expect(previous).toEqual(before);
      const { rows } = await books.db.query<Record<string, string | bigint>>(
        `select dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held
         from finance_sum where day = $1`,
        [day],
      );
      const lines = rows
        .map((row) => Object.values(row).join('|'))
        .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      const text = [day, ...lines].join('\n');
      expect(createHash('sha256').update(before).update(text).digest()).toEqual(hash);
      before = hash as Buffer<ArrayBuffer>;
    }
  });

  it.each([
    `update finance_sum set amount = amount + 1 where day = '2026-03-02'`,
    `update finance_sum set day = '2026-03-02' where day = '2026-03-07'`,
    `delete from finance_sum where day = '2026-03-02'`,
    `insert into finance_sum values ('2026-03-02', 'all', 'x', 'USD', 'GIFT', '', 1, 1, 0, 1, 0, 0)`,
    `truncate finance_sum`,
    `update finance_day set hash = ''`,
    `delete from finance_balance`,
    `update finance_watermark set until = '2026-03-02'`,
    `delete from finance_watermark`,
  ])('is never changed: %s', async (sql) => {
    if (sql.includes('2026-03-07')) {
      await books.db.query(
        `insert into finance_sum values ('2026-03-07', 'all', 'x', 'USD', 'GIFT', '', 1, 1, 0, 1, 0, 0) on conflict do nothing`,
      );
    }
    await expect(books.db.query(sql)).rejects.toThrow(/final|never changed|not summed up again/);
    await books.db.query(`delete from finance_sum where day = '2026-03-07'`);
  });
});

it('a finished day is verified from its postings, and a forged posting or sum is found', async () => {
  const verify = () => inTransaction(books.db, (tx) => verifyDay(tx, '2026-03-03', books.deps.sources));
  const within = (await allPosted()).filter(({ day }) => day === '2026-03-03');
  expect(await verify()).toMatchObject({ postings: BigInt(within.length), hashHolds: true, differing: 0 });
  expect(await inTransaction(books.db, (tx) => verifyDay(tx, '2027-01-01', books.deps.sources))).toBeUndefined();
  const forged = async (sql: string) => {
    const forger = await books.db.connect();
    try {
      await forger.query('begin');
      await withoutTriggers(forger);
      // As a transaction of the casino reads: what it has written itself.
      await forger.query('set local search_path = casino');
      await forger.query(sql);
      return await verifyDay(forger, '2026-03-03', books.deps.sources);
    } finally {
      await forger.query('rollback');
      forger.release();
    }
  };
  const posting = await forged(
    `update posting set amount = amount + 1 where (member_id, seq) = (
       select member_id, seq from posting where created_at >= '2026-03-03' and created_at < '2026-03-04' limit 1)`,
  );
  expect(posting).toMatchObject({ hashHolds: true });
  expect(posting!.differing).toBeGreaterThan(0);
  const sum = await forged(`update finance_sum set amount = amount + 1 where day = '2026-03-03' and dimension = 'all'`);
  expect(sum).toMatchObject({ hashHolds: false });
  expect(sum!.differing).toBeGreaterThan(0);
});

describe('a close', () => {
  const close = (from: string, to: string, madeFrom: string, by = anna) =>
    closePeriod(books.deps, by, { from, to, madeFrom, note: 'month end' });

  it('is refused for what is not over, was never summed up, or is not what was looked at', async () => {
    const open = await report('2026-03-05', '2026-03-06');
    expect(open.finished).toBe(false);
    expect(await close('2026-03-05', '2026-03-06', open.madeFrom)).toMatchObject({ error: 'wrongState' });
    const before = await report('2026-02-01', '2026-03-01');
    expect(await close('2026-02-01', '2026-03-01', before.madeFrom)).toMatchObject({ error: 'wrongState' });
    expect(await close('2026-03-02', '2026-03-02', 'f'.repeat(64))).toMatchObject({ error: 'contentChanged' });
    expect(await close('2026-03-03', '2026-03-02', 'f'.repeat(64))).toMatchObject({ error: 'invalidField' });
    expect(await close('2026-03-03', '2027-03-03', 'f'.repeat(64))).toMatchObject({ error: 'invalidField' });
  });

  it('happens once however many try, stays, and is an act', async () => {
    const seen = await report('2026-03-02', '2026-03-02');
    const tries = Array.from({ length: 16 }, (_, index) =>
      close('2026-03-02', '2026-03-02', seen.madeFrom, { id: BigInt(index), name: `staff${index}` }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.error === 'wrongState')).toHaveLength(15);
    const { rows } = await books.db.query(
      `select actor, after ->> 'madeFrom' as hash from audit_event where command = 'finance.close'`,
    );
    const winner = outcomes.find(({ ok }) => ok);
    expect(rows).toEqual([{ actor: `operator:${winner?.ok && winner.data.closedBy}`, hash: seen.madeFrom }]);
    expect((await report('2026-03-02', '2026-03-02')).closed).toBe(true);
    await expect(books.db.query(`update finance_close set note = 'other'`)).rejects.toThrow('never changed');
    await expect(books.db.query('delete from finance_close')).rejects.toThrow('never changed');
  });
});

describe('an export', () => {
  const linesOf = async (by: BreakdownDimension | undefined) => {
    const made = await exportReport(books.deps, anna, { from: '2026-03-01', to: '2026-03-05', by });
    if (!made.ok) throw new Error(made.error);
    let text = '';
    for await (const part of made.data.parts) text += part;
    return { ...made.data, lines: text.trim().split('\r\n') };
  };

  it('has every day, and carries the hash of what it was made from into its name and its act', async () => {
    const { lines, name, madeFrom } = await linesOf(undefined);
    expect(lines[0]).toMatch(/^day,currency,postings,deposits,/);
    expect(lines).toHaveLength(1 + wholeDays * 3);
    const seen = await report('2026-03-01', '2026-03-05');
    expect(madeFrom).toBe(seen.madeFrom);
    expect(name).toContain(madeFrom.slice(0, 12));
    const total = lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[2]), 0);
    expect(total).toBe((await allPosted()).length);
    const { rows } = await books.db.query(
      `select after from audit_event where command = 'finance.export' order by id desc limit 1`,
    );
    expect(rows[0].after).toMatchObject({ madeFrom, by: null });
  });

  it('goes by a property', async () => {
    const { lines } = await linesOf('method');
    expect(lines[0]).toMatch(/^day,currency,method,postings,/);
    expect(lines.some((line) => line.includes(',PIX,'))).toBe(true);
  });
});

it('a posting that is committed late is in the day it was made in, and that day waits for it', async () => {
  await books.sumUpTo(new Date().toISOString());
  const { id: memberId, currency } = books.members[0]!;
  const gift = {
    memberId,
    type: 'GIFT' as const,
    amount: amountOf(currency, 777n),
    source: 'late',
    externalId: 'late',
  };
  const watermark = async () => (await books.db.query('select until from finance_watermark')).rows[0].until as Date;
  await inTransaction(books.db, async (tx) => {
    await postWithin(tx, gift);
    const { rows } = await tx.query<{ at: Date }>(`select created_at as at from posting where source = 'late'`);
    await books.sumUpTo(new Date(Date.now() + 60_000).toISOString());
    expect((await watermark()).getTime()).toBeLessThanOrEqual(rows[0]!.at.getTime());
  });
  await books.sumUpTo(new Date(Date.now() + 60_000).toISOString());
  const { rows } = await books.db.query(
    `select sum(amount) as amount from finance_sum where dimension = 'all' and type = 'GIFT' and day > '2026-03-05'`,
  );
  expect(rows[0].amount).toBe('777');
});
