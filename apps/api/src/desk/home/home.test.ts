import {
  type FigureName,
  figureNames,
  type OperatorCallOutput,
  type Permission,
  permissionNames,
} from '@fairhouse/contract/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueOf } from '../queues/queues.ts';
import { figures } from './figures.ts';
import { openPast, type PastCasino } from './home.fixture.ts';
import { readFigures } from './read-figures.ts';
import { readHours } from './read-hours.ts';

type Answer = OperatorCallOutput<'/operator/home/figures'>;

const all: ReadonlySet<Permission> = new Set(permissionNames);
let past: PastCasino;

/** Tuesday, March 10, until 14:20 UTC; the Tuesday before it; and what lies a millisecond outside both days. */
beforeAll(async () => {
  past = await openPast();
  const anna = await past.join('USD', '2026-03-02T12:00:00Z');
  await past.post(anna, 'DEPOSIT', 40_00n, '2026-03-02T23:59:59.999Z');
  await past.post(anna, 'DEPOSIT', 100_00n, '2026-03-03T00:00:00Z');
  await past.post(anna, 'GAME_BET', 30_00n, '2026-03-03T10:30:00Z', { game: 'nocturne' });
  await past.post(anna, 'GAME_WIN', 10_00n, '2026-03-03T10:31:00Z', { game: 'nocturne' });
  await past.post(anna, 'GAME_BET', 50_00n, '2026-03-03T14:00:00Z', { game: 'nocturne' });
  await past.post(anna, 'DEPOSIT', 5_00n, '2026-03-09T23:59:59.999Z');
  const bruno = await past.join('EUR', '2026-03-09T23:59:59.999Z');
  const carla = await past.join('BTC', '2026-03-10T00:00:00Z');
  await past.join('USD', '2026-03-10T14:05:00Z');
  await past.post(anna, 'DEPOSIT', 250_00n, '2026-03-10T00:00:00Z');
  await past.post(bruno, 'DEPOSIT', 100_00n, '2026-03-10T08:00:00Z');
  await past.post(carla, 'DEPOSIT', 50_000_000n, '2026-03-10T08:00:00Z');
  await past.post(bruno, 'GAME_BET', 40_00n, '2026-03-10T08:30:00Z', { game: 'blackjack' });
  const reversed = await past.post(anna, 'DEPOSIT', 60_00n, '2026-03-10T09:00:00Z');
  await past.post(anna, 'GAME_BET', 80_00n, '2026-03-10T10:00:00Z', { game: 'nocturne' });
  const returned = await past.post(anna, 'GAME_BET', 20_00n, '2026-03-10T10:05:00Z', { game: 'blackjack' });
  await past.post(anna, 'GAME_ROLLBACK', 20_00n, '2026-03-10T10:06:00Z', { game: 'blackjack', reference: returned });
  await past.post(anna, 'GAME_WIN', 45_00n, '2026-03-10T11:00:00Z', { game: 'nocturne' });
  await past.post(anna, 'PROMOTION', 15_00n, '2026-03-10T12:00:00Z');
  await past.post(anna, 'FORFEIT', 5_00n, '2026-03-10T12:30:00Z');
  const asked = await past.post(anna, 'WITHDRAW', 50_00n, '2026-03-10T12:40:00Z');
  await past.post(anna, 'WITHDRAW_PAID', 50_00n, '2026-03-10T13:00:00Z', { reference: asked });
  await past.post(anna, 'REVERSAL', 60_00n, '2026-03-10T13:59:59.999Z', { reference: reversed });
  await past.post(anna, 'GAME_BET', 7_00n, '2026-03-10T14:00:00Z', { game: 'blackjack' });
  await past.db.query(
    `insert into health_payment values
       ('deposit', '2026-03-10 09:00Z', 'p', 'STRIPE', 9, 1, 4, 0, '{}'), ('deposit', '2026-03-10 14:10Z', 'p', 'PIX', 0, 2, 0, 1, '{}'),
       ('payout', '2026-03-10 09:00Z', 'p', 'STRIPE', 0, 5, 0, 0, '{}')`,
  );
  await past.db.query(
    `insert into harm_case (member_id, score, kind, markers, opened_at)
     values ($1, 7, 'chasing', '[]', '2026-03-10 13:00Z'), ($2, 7, 'chasing', '[]', '2026-03-03 13:59:59.999Z')`,
    [anna, bruno],
  );
  await past.db.query(
    `insert into contact (name, username, email, phone, topic, message, language, created_at, first_answered_at)
     values ('A', 'a', 'a@example.com', '', 'x', 'y', 'en', '2026-03-10 14:01Z', '2026-03-10 14:02:40Z')`,
  );
  // Paid after 100 seconds, an hour and two hours, the last within the hour that is not over; a week ago after two hours.
  for (const [seconds, paidAt, isAutomatic] of [
    [100, '2026-03-10T09:00:00Z', true],
    [3_600, '2026-03-10T13:59:59.999Z', false],
    [7_200, '2026-03-10T14:01:00Z', false],
    [7_200, '2026-03-03T13:00:00Z', false],
  ] as const) {
    await paidOut(anna, seconds, paidAt, isAutomatic);
  }
  await past.sumUpTo('2026-03-10T14:20:00Z');
});

let payouts = 0;
async function paidOut(memberId: bigint, seconds: number, at: string, isAutomatic: boolean): Promise<void> {
  const { rows } = await past.db.query<{ id: bigint }>(
    `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, approved_hash, status, instruction,
       request_hash, created_at, updated_at)
     values ($1, 'PAYPAL', 100, 'USD', '{}', '{}', 'h', 'h', 'completed', $2, '', $3::timestamptz - make_interval(secs => $4), $3)
     returning id`,
    [memberId, `past-${++payouts}`, at, seconds],
  );
  if (!isAutomatic) return;
  await past.db.query(
    `insert into payout_rule (currency, version, parameters, content_hash, saved_by, reason)
     values ('USD', 1, '{}', repeat('0', 64), 'operator:anna', 'a test')`,
  );
  await past.db.query(
    `insert into cash_out_judgement (cash_out_id, member_id, currency, rule_version, approved, checks) values ($1, $2, 'USD', 1, true, '[]')`,
    [rows[0]!.id, memberId],
  );
}
afterAll(() => past.close());
beforeEach(() => {
  Object.assign(past.reporting, {
    groupCurrency: '',
    providerFeesPercent: '12.5',
    gamingTaxPercent: '20',
    paymentCostsPercent: '2',
  });
});

const read = () => readFigures(past.deps, all);
const of = ({ figures: read }: Answer, name: FigureName) => read.find((one) => one.name === name)!;
/** Of each currency: so far, in whole hours, and in the same hours a week ago. */
const valuesOf = (answer: Answer, name: FigureName) =>
  Object.fromEntries(
    of(answer, name).values.map(({ currency, now, wholeHours, weekAgo }) => [
      currency ?? 'all',
      [now, wholeHours, weekAgo],
    ]),
  );

describe('the figures of a day', () => {
  it('are of the day of UTC so far, and compare its whole hours with those of a week ago', async () => {
    const answer = await read();
    expect(answer).toMatchObject({ asOf: '2026-03-10T14:20:00.000Z', day: '2026-03-10', wholeHours: 14 });
    expect(Object.fromEntries(figureNames.map((name) => [name, valuesOf(answer, name)]))).toEqual({
      deposits: {
        USD: ['250.00', '250.00', '100.00'],
        EUR: ['100.00', '100.00', '0.00'],
        BTC: ['0.50000000', '0.50000000', '0.00000000'],
      },
      withdrawals: { USD: ['50.00', '50.00', '0.00'], EUR: zeros(2), BTC: zeros(8) },
      cashOutsAsked: { USD: ['50.00', '50.00', '0.00'], EUR: zeros(2), BTC: zeros(8) },
      // The ends of the steps that 3,600 and 100 seconds are in, and 7,200.
      payoutTime: { all: ['3629', '103', '7545'] },
      automaticShare: { all: ['33.3', '50.0', '0.0'] },
      // 80 + 20 - 20 - 45, and 7 within the hour that is not over.
      ggr: { USD: ['42.00', '35.00', '20.00'], EUR: ['40.00', '40.00', '0.00'], BTC: zeros(8) },
      bonusCost: { USD: ['10.00', '10.00', '0.00'], EUR: zeros(2), BTC: zeros(8) },
      ngr: { USD: ['32.00', '25.00', '20.00'], EUR: ['40.00', '40.00', '0.00'], BTC: zeros(8) },
      // USD so far: 32 - 42 × 12.5 % - 42 × 20 % - 250 × 2 % - 50 × 2 %; of the whole hours 4.375 of fees are 4.38.
      ngrAfterCosts: {
        USD: ['12.35', '7.62', '11.50'],
        EUR: ['25.00', '25.00', '0.00'],
        // No play: payments cost without play too.
        BTC: ['-0.01000000', '-0.01000000', '0.00000000'],
      },
      activePlayers: { all: ['2', '2', '1'] },
      newPlayers: { all: ['2', '1', '0'] },
      firstDeposits: { all: ['2', '2', '0'] },
      // 9 of 10, and 9 of 12; payouts and what players gave up are not in it.
      acceptance: { all: ['75.0', '90.0', null] },
      messages: { all: ['1', '0', '0'] },
      // After 100 seconds.
      firstAnswer: { all: ['103', null, null] },
      riskAlerts: { all: ['0', '0', '0'] },
      harmCases: { all: ['1', '1', '1'] },
    });
  });

  it('say how they are made, and the percentages of the costs', async () => {
    const answer = await read();
    expect(of(answer, 'ggr').formula).toBe('stakes − rollbacks − wins');
    expect(of(answer, 'ngr').formula).toBe('GGR − granted + forfeited');
    expect(of(answer, 'ngrAfterCosts').formula).toBe('NGR − provider fees − gaming tax − payment costs');
    expect(answer.costs).toEqual({ providerFeesPercent: '12.5', gamingTaxPercent: '20', paymentCostsPercent: '2' });
  });

  it('have no provider fees and no gaming tax while players win', async () => {
    const lucky = await openPast();
    try {
      Object.assign(lucky.reporting, { providerFeesPercent: '12.5', gamingTaxPercent: '20' });
      const dora = await lucky.join('USD', '2026-03-10T01:00:00Z');
      await lucky.post(dora, 'DEPOSIT', 10_00n, '2026-03-10T01:00:00Z');
      await lucky.post(dora, 'GAME_BET', 1_00n, '2026-03-10T01:01:00Z', { game: 'nocturne' });
      await lucky.post(dora, 'GAME_WIN', 9_00n, '2026-03-10T01:02:00Z', { game: 'nocturne' });
      await lucky.sumUpTo('2026-03-10T02:00:00Z');
      const answer = await readFigures(lucky.deps, all);
      expect(valuesOf(answer, 'ngrAfterCosts')).toEqual({ USD: ['-8.00', '-8.00', '0.00'] });
    } finally {
      await lucky.close();
    }
  });

  it('come to what the hours of the chart come to', async () => {
    const hours = await readHours(past.deps, all, { figure: 'ggr', currency: 'USD' });
    if (!hours.ok) throw new Error(hours.error);
    const moved = hours.data.hours.filter(({ today, weekAgo }) => (today ?? '0.00') !== '0.00' || weekAgo !== '0.00');
    expect(moved).toEqual([
      { hour: 10, today: '80.00', weekAgo: '20.00' },
      { hour: 11, today: '-45.00', weekAgo: '0.00' },
      { hour: 14, today: '7.00', weekAgo: '50.00' },
    ]);
    expect(hours.data.hours[13]!.today).toBe('0.00');
    expect(hours.data.hours[15]!.today).toBeNull();
  });

  it('name the games with the highest stakes of each currency', async () => {
    const { games } = await read();
    expect(
      games!.rows.map(({ game, currency, stakes, ggr, stakesWholeHours, stakesWeekAgo }) => [
        currency,
        game,
        stakes,
        ggr,
        stakesWholeHours,
        stakesWeekAgo,
      ]),
    ).toEqual([
      ['USD', 'nocturne', '80.00', '35.00', '80.00', '30.00'],
      ['USD', 'blackjack', '7.00', '7.00', '0.00', '0.00'],
      ['EUR', 'blackjack', '40.00', '40.00', '40.00', '0.00'],
    ]);
  });

  it('follow those who joined within seven days to their second deposit, also as it stood a week ago', async () => {
    const { funnel } = await read();
    expect(funnel).toMatchObject({
      days: 7,
      now: { joined: 3, deposited: 2, depositedTwice: 0 },
      weekAgo: { joined: 1, deposited: 1, depositedTwice: 1 },
    });
  });

  it('are empty and not compared before there is a book', async () => {
    const empty = await openPast();
    try {
      await empty.sumUpTo('2026-03-10T14:20:00Z');
      const answer = await readFigures(empty.deps, all);
      expect(answer).toMatchObject({ asOf: null, wholeHours: 0 });
      expect(of(answer, 'deposits').values).toEqual([]);
      expect(valuesOf(answer, 'newPlayers')).toEqual({ all: ['0', null, null] });
    } finally {
      await empty.close();
    }
  });
});

describe('the group currency', () => {
  it('adds up what has a rate of its day, and names what has none', async () => {
    await past.rate('EUR', '2026-03-03', '0.9');
    await past.rate('EUR', '2026-03-10', '0.9');
    // Entered again for the same day: the last one counts.
    await past.rate('EUR', '2026-03-10', '0.8');
    past.reporting.groupCurrency = 'USD';
    const answer = await read();
    expect(answer.group).toEqual({
      currency: 'USD',
      rates: [{ currency: 'EUR', day: '2026-03-10', perUsd: '0.8' }],
      ratesWeekAgo: [{ currency: 'EUR', day: '2026-03-03', perUsd: '0.9' }],
    });
    // 250 + 100 / 0.8; bitcoin has no rate and stands by itself.
    expect(of(answer, 'deposits').group).toEqual({
      now: '375.00',
      wholeHours: '375.00',
      weekAgo: '100.00',
      missing: ['BTC'],
      missingWeekAgo: [],
    });
    expect(of(answer, 'activePlayers').group).toBeNull();
    past.reporting.groupCurrency = 'EUR';
    expect(of(await read(), 'deposits').group).toMatchObject({ now: '300.00', weekAgo: '90.00' });
  });

  it('compares nothing where a currency has a rate on one of the two days alone', async () => {
    past.reporting.groupCurrency = 'USD';
    await past.rate('BTC', '2026-03-10', '0.00001');
    const { group } = of(await read(), 'deposits');
    expect(group).toMatchObject({ now: '50375.00', weekAgo: null, missing: [] });
    await past.rate('BTC', '2026-02-25', '0.00002');
    expect(of(await read(), 'deposits').group).toMatchObject({ now: '50375.00', weekAgo: '100.00' });
  });

  it('leaves out a rate that is older than seven days', async () => {
    past.reporting.groupCurrency = 'BRL';
    await past.rate('BRL', '2026-03-02', '5');
    const answer = await read();
    expect(answer.group!.rates.map(({ currency }) => currency)).toEqual(['BTC', 'EUR']);
    expect(of(answer, 'deposits').group).toMatchObject({ now: '0.00', weekAgo: null, missing: ['BTC', 'EUR', 'USD'] });
  });

  it('is not asked about where none is set', async () => {
    expect((await read()).group).toBeNull();
    expect(await readHours(past.deps, all, { figure: 'ggr' })).toMatchObject({ ok: false, error: 'invalidField' });
  });
});

describe('a figure', () => {
  it('needs for each list what the screen of that list needs', () => {
    const screens: Record<string, Permission> = {
      '/money': 'finance.read',
      '/record': 'record.read',
      '/health': 'health.read',
      '/groups': 'bonuses.read',
      '/automatic-payouts': 'cashOuts.read',
      '/lists': 'members.read',
    };
    for (const name of figureNames) {
      for (const { path, needs } of figures[name].lists) {
        const queue = /^\/queue\/(\w+)$/.exec(path)?.[1];
        const needed = queue ? queueOf(queue as 'cashOuts').read : screens[path];
        expect([needs].flat(), `${name} ${path}`).toContain(needed);
      }
    }
  });

  it('is refused by hour to who may not open its list', async () => {
    expect(await readHours(past.deps, new Set(['cashOuts.read']), { figure: 'ggr', currency: 'USD' })).toMatchObject({
      ok: false,
      error: 'notPermitted',
    });
  });
});

function zeros(places: number): string[] {
  const zero = `0.${'0'.repeat(places)}`;
  return [zero, zero, zero];
}
