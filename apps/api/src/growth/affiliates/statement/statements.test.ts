import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartnerCasino, type PartnerCasino, planOf } from '../affiliates.fixture.ts';
import { markAndRecord } from '../attribution/attribute.ts';
import { adjustNow } from './adjust.ts';
import { closeStatements } from './close-statements.ts';
import { decideStatementNow, holdStatement, markStatementPaid } from './decide-statement.ts';
import { pageOfStatements, type Statement } from './statement.store.ts';
import { verifyStatement } from './verify-statement.ts';

let casino: PartnerCasino;
let hybrid: { id: number };
let carrying: { id: number };
let player: bigint;
const anna = { name: 'anna' };
const reason = 'A test';

beforeAll(async () => {
  casino = await openPartnerCasino();
  const cpa = { amount: '60', firstDeposit: '20', stakes: '100', days: 30 };
  const one = await casino.partner(planOf({ cpa, excludedCountries: ['FR'] }));
  const two = await casino.partner(
    planOf({ share: { by: 'ngr', tiers: [{ from: '0', percent: '50' }] }, minimumPayout: '40' }),
  );
  [hybrid, carrying] = [one, two];
  player = await casino.join(one.link, '2026-03-02T10:00:00Z');
  const euros = await casino.join(one.link, '2026-03-02T10:00:00Z', { currency: 'EUR' });
  const excluded = await casino.join(one.link, '2026-03-02T10:00:00Z', { country: 'FR' });
  const unlucky = await casino.join(two.link, '2026-03-02T10:00:00Z');
  for (const member of [player, euros, excluded, unlucky])
    await casino.post(member, 'DEPOSIT', 500_00n, '2026-03-02T11:00:00Z');
  await casino.post(player, 'GAME_BET', 200_00n, '2026-03-31T23:59:00Z');
  await casino.post(euros, 'GAME_BET', 80_00n, '2026-03-10T12:00:00Z');
  await casino.post(excluded, 'GAME_BET', 400_00n, '2026-03-10T12:00:00Z');
  // March −120.00 and −60.00 of it, April 300.00 and 150.00 of it, May 20.00 and 10.00 of it.
  const bet = await casino.post(unlucky, 'GAME_BET', 80_00n, '2026-03-20T12:00:00Z');
  await casino.post(unlucky, 'GAME_WIN', 200_00n, '2026-03-20T12:00:01Z', { reference: bet });
  await casino.post(unlucky, 'GAME_BET', 300_00n, '2026-04-20T12:00:00Z');
  await casino.post(unlucky, 'GAME_BET', 20_00n, '2026-05-20T12:00:00Z');
  await casino.sumUpTo('2026-06-01T00:30:00Z');
});
afterAll(() => casino.close());

const statementsOf = async (affiliateId: number): Promise<Statement[]> =>
  (await pageOfStatements(casino.db, { affiliateId, state: undefined, before: undefined, pageSize: 50 })).reverse();
const bookOf = async (id: number) =>
  (await casino.db.query('select earned, owed, paying, paid from affiliate_book where affiliate_id = $1', [id]))
    .rows[0];
const decide = (move: 'approve' | 'release', { id, digest }: Statement) =>
  decideStatementNow(casino.deps, anna, move, { id, contentHash: digest, reason });

describe('the months of a partner', () => {
  it('are closed once each when two processes do it at the same time, in their order', async () => {
    const all = async () => {
      while ((await closeStatements(casino.deps)) > 0);
    };
    await Promise.all([all(), all(), all()]);
    const months = (await statementsOf(hybrid.id)).map(({ month }) => month);
    expect(months).toEqual(['2026-03-01', '2026-04-01', '2026-05-01']);
    const { rows } = await casino.db.query(`select count(*)::int as n from affiliate_posting where kind = 'EARNED'`);
    // Three of the hybrid partner are one payable month; of the other, April's.
    expect(rows[0]).toEqual({ n: 2 });
  });

  it('pay what a hybrid plan earns by the players who count', async () => {
    const [march, april] = await statementsOf(hybrid.id);
    // 200.00 and, at 0.8, 100.00: a quarter of 300.00; one CPA, as 80.00 EUR are 100.00 and the player's 200.00 come on the 31st.
    expect(march!.lines).toMatchObject({
      ngr: '300.00',
      percent: '25',
      share: '75.00',
      firstDeposits: 2,
      qualified: 2,
      cpa: '120.00',
      payable: '195.00',
    });
    expect(march!.lines.sums).toEqual([
      {
        day: '2026-03-10',
        currency: 'EUR',
        ngr: '80.00',
        chargebacks: '0.00',
        perUsd: '0.8',
        ownPerUsd: '1',
        converted: '100.00',
      },
      {
        day: '2026-03-31',
        currency: 'USD',
        ngr: '200.00',
        chargebacks: '0.00',
        perUsd: null,
        ownPerUsd: null,
        converted: '200.00',
      },
    ]);
    expect(april).toMatchObject({ state: 'carried', payable: 0n });
  });

  it('carry a negative one into the next, and what is below the minimum', async () => {
    const figures = (await statementsOf(carrying.id)).map(({ lines }) => [
      lines.share,
      lines.carriedIn,
      lines.payable,
      lines.carriedOut,
    ]);
    expect(figures).toEqual([
      ['-60.00', '0.00', '0.00', '-60.00'],
      ['150.00', '-60.00', '90.00', '0.00'],
      ['10.00', '0.00', '0.00', '10.00'],
    ]);
    expect(await bookOf(carrying.id)).toEqual({ earned: 90_00n, owed: 90_00n, paying: 0n, paid: 0n });
  });

  it('give the same digest again, also when something else was noticed later', async () => {
    const [march] = await statementsOf(hybrid.id);
    expect(await verifyStatement(casino.deps, march!.id)).toEqual({
      ok: true,
      data: { matches: true, digest: march!.digest },
    });
    await casino.db.query(`update member set email = (select email from affiliate where id = $2) where id = $1`, [
      player,
      hybrid.id,
    ]);
    await inTransaction(casino.db, (tx) => markAndRecord(tx, [player]));
    expect(
      (await casino.db.query('select unpaid from affiliate_player where member_id = $1', [player])).rows[0],
    ).toEqual({
      unpaid: 'self',
    });
    // The clock of the test stands before the moment at which it was noticed.
    expect(
      (await verifyStatement(casino.deps, march!.id)).ok && (await verifyStatement(casino.deps, march!.id)),
    ).toMatchObject({
      data: { matches: true },
    });
  });

  it('are never changed', async () => {
    const [march] = await statementsOf(hybrid.id);
    for (const change of ['payable = 1', `lines = '{}'`, `month = '2026-02-01'`]) {
      await expect(
        casino.db.query(`update affiliate_statement set ${change} where id = $1`, [march!.id]),
      ).rejects.toThrow();
    }
    await expect(casino.db.query('delete from affiliate_statement')).rejects.toThrow();
  });

  it('are corrected by an adjustment of the next one, once', async () => {
    const of = { id: carrying.id, amount: '-25.50', reason, requestKey: 'correct-1', contentHash: 'x' };
    expect((await adjustNow(casino.deps, anna, of)).ok).toBe(true);
    expect((await adjustNow(casino.deps, anna, of)).ok).toBe(true);
    await casino.sumUpTo('2026-07-01T00:30:00Z');
    await closeStatements(casino.deps);
    const june = (await statementsOf(carrying.id)).at(-1)!;
    expect(june.month).toBe('2026-06-01');
    expect(june.lines).toMatchObject({
      adjustments: '-25.50',
      carriedIn: '10.00',
      total: '-15.50',
      carriedOut: '-15.50',
    });
  });
});

describe('a statement', () => {
  it('is held by one person, released, approved and paid by hand, and the book balances', async () => {
    const [, april] = await statementsOf(carrying.id);
    const id = april!.id;
    expect((await holdStatement(casino.deps, anna, { id, reason })).ok).toBe(true);
    expect(await decide('approve', april!)).toMatchObject({ ok: false, error: 'wrongState' });
    expect((await decide('release', april!)).ok).toBe(true);
    expect(await decideStatementNow(casino.deps, anna, 'approve', { id, contentHash: 'x', reason })).toMatchObject({
      error: 'contentChanged',
    });
    expect((await decide('approve', april!)).ok).toBe(true);
    const paid = await Promise.all(
      Array.from({ length: 5 }, () => markStatementPaid(casino.deps, anna, { id, reference: 'Bank 7', reason })),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bookOf(carrying.id)).toEqual({ earned: 90_00n, owed: 0n, paying: 0n, paid: 90_00n });
    const { rows } = await casino.db.query(
      `select command, before ->> 'state' as before, after ->> 'state' as after from audit_event
       where subject = 'affiliate-statement:' || $1::int order by id`,
      [id],
    );
    expect(rows).toEqual([
      { command: 'affiliateStatement.close', before: null, after: null },
      { command: 'affiliateStatement.hold', before: 'closed', after: 'held' },
      { command: 'affiliateStatement.release', before: 'held', after: 'closed' },
      { command: 'affiliateStatement.approve', before: 'closed', after: 'approved' },
      { command: 'affiliateStatement.markPaid', before: 'approved', after: 'paid' },
    ]);
  });

  it('that has nothing to pay never moves', async () => {
    const [march] = await statementsOf(carrying.id);
    expect(await holdStatement(casino.deps, anna, { id: march!.id, reason })).toMatchObject({ error: 'wrongState' });
    await expect(
      casino.db.query(`update affiliate_statement set state = 'paid' where id = $1`, [march!.id]),
    ).rejects.toThrow(/does not become|check/);
  });
});
