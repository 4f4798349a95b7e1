import { openBook, postWithin } from '@fairhouse/betting';
import { limitPeriods } from '@fairhouse/contract';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';

let db: Database;
let close: () => Promise<void>;
const memberId = 640n;

beforeAll(async () => {
  const database = await testDatabase({ schema: casinoSchema, connections: 2, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
  await inTransaction(db, (tx) => openBook(tx, { memberId, currency: 'USD' }));
  close = async () => {
    await db.end();
    await database.close();
  };
});
afterAll(() => close());

/** Those that change their clocks at midnight, by half an hour, in the other half of the year, not at all, and far ahead and behind. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Cairo',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
];

/** The period that a moment lies in, by the calendar of ICU, which the database's has nothing to do with. */
function periodOf(period: (typeof limitPeriods)[number], moment: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = parts.format(moment);
  if (period === 'month') return day.slice(0, 7);
  if (period === 'day') return day;
  const noon = new Date(`${day}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
}

/** Hours around the changes of clocks in some of the zones, midnights, and any moment. */
const moments = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T01:00Z',
        '2026-10-25T01:00Z',
        '2026-03-08T07:00Z',
        '2026-11-01T06:00Z',
        '2026-09-06T04:00Z',
        '2026-04-05T03:00Z',
        '2026-03-28T22:00Z',
        '2026-04-23T22:00Z',
        '2026-12-31T23:59:59Z',
        '2028-02-29T12:00Z',
      ),
      fc.integer({ min: -26 * 3_600_000, max: 26 * 3_600_000 }),
    )
    .map(([moment, offset]) => Date.parse(moment) + offset),
  fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2029-01-01') }),
);

async function periodsAt(zone: string, now: number) {
  return inTransaction(db, async (tx) => {
    await tx.query('delete from play_period where member_id = $1', [memberId]);
    await tx.query('delete from play_preference where member_id = $1', [memberId]);
    await tx.query('insert into play_preference (member_id, time_zone) values ($1, $2)', [memberId, zone]);
    await tx.query('select play_open_periods($1, $2)', [memberId, new Date(now)]);
    const { rows } = await tx.query<{ period: (typeof limitPeriods)[number]; starts: Date; ends: Date }>(
      'select period, starts_at as starts, ends_at as ends from play_period where member_id = $1',
      [memberId],
    );
    return rows;
  });
}

describe('a period', () => {
  it('begins and ends with the calendar of its place, whatever the clocks do there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...zones), moments, async (zone, now) => {
        const periods = await periodsAt(zone, now);
        expect(periods.map(({ period }) => period).sort()).toEqual([...limitPeriods].sort());
        for (const { period, starts, ends } of periods) {
          const present = periodOf(period, now, zone);
          expect([zone, period, periodOf(period, starts.getTime(), zone)]).toEqual([zone, period, present]);
          expect(periodOf(period, starts.getTime() - 1, zone)).not.toBe(present);
          expect([zone, period, periodOf(period, ends.getTime() - 1, zone)]).toEqual([zone, period, present]);
          expect(periodOf(period, ends.getTime(), zone)).not.toBe(present);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('that has begun is not cut short by another calendar', async () => {
    const now = Date.parse('2026-05-06T20:00Z');
    const before = await periodsAt('America/New_York', now);
    await db.query(
      `update play_preference set next_time_zone = 'Pacific/Kiritimati', next_from = $2 where member_id = $1`,
      [memberId, new Date(now)],
    );
    await db.query('select play_open_periods($1, $2)', [memberId, new Date(now + 60_000)]);
    const { rows } = await db.query(
      'select period, starts_at as starts, ends_at as ends from play_period where member_id = $1',
      [memberId],
    );
    expect(rows).toEqual(before);
    // The next day of it is one of the new calendar.
    await db.query('select play_open_periods($1, $2)', [memberId, new Date('2026-05-07T05:00Z')]);
    const day = await db.query(`select starts_at as starts from play_period where member_id = $1 and period = 'day'`, [
      memberId,
    ]);
    expect(day.rows).toEqual([{ starts: new Date('2026-05-06T10:00Z') }]);
  });
});

describe('what was played in a stretch of time', () => {
  it('is the sum of its postings, wherever it begins and ends', async () => {
    await inTransaction(db, (tx) => openBook(tx, { memberId: 704n, currency: 'USD' }));
    const post = (
      type: 'DEPOSIT' | 'GAME_BET' | 'GAME_WIN' | 'GAME_ROLLBACK',
      minor: bigint,
      n: number,
      reference?: string,
    ) =>
      inTransaction(db, (tx) =>
        postWithin(tx, {
          memberId: 704n,
          type,
          amount: amountOf('USD', minor),
          source: 'studio',
          externalId: `${type}-${n}`,
          ...(reference ? { reference } : {}),
          ...(type === 'DEPOSIT' ? {} : { round: { gameCode: 'slot', roundId: `r${n}` } }),
        }),
      );
    await post('DEPOSIT', 100_000n, 0);
    for (let n = 1; n <= 12; n++) {
      await post('GAME_BET', BigInt(100 + n), n);
      if (n % 3 === 0) await post('GAME_WIN', BigInt(40 * n), n, `GAME_BET-${n}`);
      if (n % 4 === 1) await post('GAME_ROLLBACK', BigInt(100 + n), n, `GAME_BET-${n}`);
    }
    const { rows: postings } = await db.query<{ type: string; amount: bigint; at: Date; seq: bigint }>(
      'select type, amount, created_at as at, seq from ledger_posting where member_id = 704 order by seq',
    );
    const bounds = postings.map(({ seq }) => seq);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bounds), fc.constantFrom(...bounds), async (first, end) => {
        const { rows } = await db.query(
          `select s.staked, s.won, s.lost from ledger_posting f, ledger_posting e,
             ledger_played(704, f.created_at, e.created_at) s
           where f.member_id = 704 and f.seq = $1 and e.member_id = 704 and e.seq = $2`,
          [first, end],
        );
        const inside = postings.filter(({ seq }) => seq >= first && seq < end);
        const sum = (type: string) => inside.reduce((all, it) => all + (it.type === type ? it.amount : 0n), 0n);
        const staked = sum('GAME_BET') - sum('GAME_ROLLBACK');
        expect(rows).toEqual([{ staked, won: sum('GAME_WIN'), lost: staked - sum('GAME_WIN') }]);
      }),
      { numRuns: 40 },
    );
  });
});
