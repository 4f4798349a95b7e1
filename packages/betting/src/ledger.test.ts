import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ledger,
  ledgerMigrations,
  openBook,
  openLedger,
  type PostCommand,
  type Posting,
  type PostingType,
  type PostOutcome,
  postAllWithin,
  postingRules,
  postWithin,
  readBook,
  readCasinoTotals,
  readPostings,
  rollUp,
  slotOf,
  verifyBooks,
} from './index.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let ledger: Ledger;
let lastMember = 0n;
let lastId = 0;

beforeAll(async () => {
  server = await testDatabase({ schema: 'casino', connections: 1, migrations: ledgerMigrations });
  db = connect({ url: server.url, schema: 'casino' });
  ledger = openLedger({ url: server.url, schema: 'casino' });
});

afterAll(async () => {
  await ledger.close();
  await db.end();
  await server.close();
});

async function member(deposit = 0n, currency: Currency = 'USD'): Promise<bigint> {
  const memberId = ++lastMember;
  await inTransaction(db, (tx) => openBook(tx, { memberId, currency }));
  if (deposit > 0n) await ledger.post(command(memberId, 'DEPOSIT', deposit));
  return memberId;
}

function command(memberId: bigint, type: PostingType, minor: bigint, more: Partial<PostCommand> = {}): PostCommand {
  return { memberId, type, amount: amountOf('USD', minor), source: 'test', externalId: `x${++lastId}`, ...more };
}

const reasonOf = async (c: PostCommand) => {
  const outcome = await ledger.post(c);
  return outcome.ok ? (outcome.replayed ? 'replayed' : 'posted') : outcome.reason;
};
const cashOf = async (memberId: bigint) => (await readBook(db, memberId))!.balance.cash.minor;

it('answers each of a mixed group for itself: plain bets, refused and repeated ones, and what is no bet', async () => {
  // All in one turn and in slots of the same connection, so that they go to the database as one call.
  const members: bigint[] = [];
  while (members.length < 6) {
    const memberId = await member(100n);
    if (slotOf(memberId) % 2 === 0) members.push(memberId);
  }
  const [plain, poor, again, other, depositor, foreign] = members as [bigint, bigint, bigint, bigint, bigint, bigint];
  const before = command(again, 'GAME_BET', 30n);
  await ledger.post(before);
  const outcomes = await Promise.all(
    [
      command(foreign, 'GAME_BET', 10n, { amount: amountOf('EUR', 10n) }),
      command(plain, 'GAME_BET', 40n, { round: { gameCode: 'slot', roundId: 'r' } }),
      command(poor, 'GAME_BET', 101n),
      before,
      command(depositor, 'DEPOSIT', 5n),
      command(other, 'GAME_BET', 100n),
    ].map((each) => ledger.post(each)),
  );
  expect(
    outcomes.map((outcome) => [outcome.ok ? outcome.replayed : outcome.reason, outcome.balance?.cash.minor]),
  ).toEqual([
    ['currency_mismatch', 100n],
    [false, 60n],
    ['insufficient_funds', 100n],
    [true, 70n],
    [false, 105n],
    [false, 0n],
  ]);
  for (const memberId of members) expect((await verifyBooks(db, { memberId })).findings).toEqual([]);
});

it('answers many together as it answers each alone, whatever is among them', async () => {
  const types = ['GAME_BET', 'GAME_BET', 'GAME_BET', 'DEPOSIT', 'GAME_WIN', 'GAME_ROLLBACK', 'WITHDRAW'] as const;
  const one = fc.record({
    type: fc.constantFrom(...types),
    minor: fc.bigInt(0n, 120n),
    // Ids are few, so that some are repeats, conflicts, answers, or of a bet that was buried.
    id: fc.constantFrom('a', 'b', 'c'),
    answers: fc.option(fc.constantFrom('a', 'b'), { nil: undefined, freq: 3 }),
    inRound: fc.boolean(),
  });
  const rounds = fc.array(fc.tuple(one, one, one, one), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rounds, async (groups) => {
      const pairs: [bigint, bigint][] = [];
      for (let i = 0; i < 4; i++) pairs.push([await member(100n), await member(100n)]);
      for (const group of groups) {
        const commands = group.map(({ type, minor, id, answers, inRound }, i) =>
          pairs[i]!.map((memberId) =>
            command(memberId, type, minor, {
              externalId: id,
              ...(answers && type !== 'DEPOSIT' && type !== 'WITHDRAW' ? { reference: answers } : {}),
              ...(inRound && type !== 'DEPOSIT' && type !== 'WITHDRAW'
                ? { round: { gameCode: 'slot', roundId: id } }
                : {}),
            }),
          ),
        );
        const together = await inTransaction(db, (tx) =>
          postAllWithin(
            tx,
            commands.map(([first]) => first!),
          ),
        );
        for (const [i, [, second]] of commands.entries()) {
          const alone = await inTransaction(db, (tx) => postWithin(tx, second!));
          expect(summaryOf(together[i]!)).toEqual(summaryOf(alone));
        }
      }
      for (const pair of pairs) {
        const lines = await Promise.all(
          pair.map(async (memberId) => (await readPostings(db, { memberId })).map(lineOf)),
        );
        expect(lines[0]).toEqual(lines[1]);
        for (const memberId of pair) expect((await verifyBooks(db, { memberId })).findings).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

const lineOf = ({ seq, type, amount, bonusPart, before, after, externalId, reference, round, note }: Posting) => {
  // The first line is a deposit under a name of its own.
  const name = seq === 1n ? undefined : externalId;
  return { seq, type, amount, bonusPart, before, after, name, reference, round, note };
};

function summaryOf(outcome: PostOutcome) {
  if (!outcome.ok) return outcome;
  const { posting, ...rest } = outcome;
  return { ...rest, posting: lineOf(posting) };
}

describe('a posting', () => {
  it('has the rules that the database has', async () => {
    const { rows } = await db.query('select type, debit, credit, answers, reversible from posting_rule');
    const stored = Object.fromEntries(rows.map(({ type, ...rule }) => [type, rule]));
    expect(stored).toEqual(postingRules);
  });

  it('moves the balance and tells before and after', async () => {
    const memberId = await member(5000n);
    const outcome = await ledger.post(command(memberId, 'FEE', 1200n, { note: 'fee ø' }));
    expect(outcome).toMatchObject({
      ok: true,
      replayed: false,
      balance: { cash: { minor: 3800n }, available: { minor: 3800n } },
    });
    const [latest] = await readPostings(db, { memberId });
    expect(outcome.ok && outcome.posting).toEqual(latest);
    const round = { gameCode: 'gäme', roundId: 'r:1' };
    for (const type of ['GAME_BET', 'GAME_WIN'] as const) {
      const played = await ledger.post(command(memberId, type, 100n, { round }));
      const [stored] = await readPostings(db, { memberId });
      expect(stored).toMatchObject({ round, note: null });
      expect(played.ok && played.posting).toEqual(stored);
    }
    expect((await verifyBooks(db, { memberId })).findings).toEqual([]);
  });

  it('given again answers as the first time, whatever happened since', async () => {
    const memberId = await member(1000n);
    const bet = command(memberId, 'GAME_BET', 300n);
    const first = await ledger.post(bet);
    await ledger.post(command(memberId, 'GAME_BET', 700n));
    expect(await ledger.post(bet)).toEqual({ ...first, replayed: true });
    expect(await cashOf(memberId)).toBe(0n);
  });

  it('given a hundred times at once is posted once', async () => {
    const memberId = await member(1000n);
    const bet = command(memberId, 'GAME_BET', 10n);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => ledger.post(bet)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
    expect(await cashOf(memberId)).toBe(990n);
  });

  it('under a used id with another content is a conflict and changes nothing', async () => {
    const memberId = await member(1000n);
    const bet = command(memberId, 'GAME_BET', 10n);
    await ledger.post(bet);
    expect(await reasonOf({ ...bet, amount: amountOf('USD', 11n) })).toBe('conflict');
    expect(await reasonOf({ ...bet, type: 'GAME_WIN' })).toBe('conflict');
    expect(await reasonOf({ ...bet, amount: amountOf('EUR', 10n) })).toBe('conflict');
    expect(await cashOf(memberId)).toBe(990n);
  });

  it('is refused with the real balance when there is too little', async () => {
    const memberId = await member(1000n);
    const outcome = await ledger.post(command(memberId, 'GAME_BET', 1001n));
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'insufficient_funds',
      balance: { available: { minor: 1000n } },
    });
  });

  it.each([0n, -1n, 9_000_000_000_000_001n])('of %d minor units is refused', async (minor) => {
    expect(await reasonOf(command(await member(1000n), 'GAME_BET', minor))).toBe('invalid_amount');
  });

  it('is refused in another currency and without a book', async () => {
    expect(await reasonOf(command(await member(0n, 'EUR'), 'DEPOSIT', 1n))).toBe('currency_mismatch');
    expect(await reasonOf(command(999_999n, 'DEPOSIT', 1n))).toBe('no_such_book');
  });

  it('cannot be changed or removed', async () => {
    const memberId = await member(1000n);
    await expect(db.query('update posting set amount = 1 where member_id = $1', [memberId])).rejects.toThrow(
      'reversal',
    );
    await expect(db.query('delete from posting where member_id = $1', [memberId])).rejects.toThrow('reversal');
    await expect(db.query('truncate posting')).rejects.toThrow('reversal');
  });

  it('has a whole round or none, and a note or a round', async () => {
    const memberId = await member(100n);
    const round = { gameCode: 'slot', roundId: 'r' };
    for (const about of [
      { round, note: 'a note' },
      { note: 'slot r' },
      { round: { gameCode: 'slot', roundId: 'a blank' } },
      { round: { gameCode: '', roundId: 'r' } },
    ]) {
      await expect(ledger.post(command(memberId, 'GAME_BET', 1n, about))).rejects.toThrow('posting_round');
    }
    expect(await cashOf(memberId)).toBe(100n);
  });

  it('of a bug does not take down those it travels with', async () => {
    const [good, bad] = [await member(100n), await member(100n)];
    const results = await Promise.allSettled([
      ledger.post(command(good, 'GAME_BET', 1n)),
      ledger.post(command(bad, 'GAME_BET', 1n, { externalId: 'y'.repeat(129) })),
      ledger.post(command(good, 'GAME_BET', 1n)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await cashOf(good)).toBe(98n);
  });
});

describe('bets, wins and rollbacks', () => {
  it('take cash first, then bonus, and a rollback restores the very split', async () => {
    const memberId = await member(300n);
    await ledger.post(command(memberId, 'PROMOTION', 500n));
    const bet = command(memberId, 'GAME_BET', 400n);
    expect(await ledger.post(bet)).toMatchObject({ balance: { cash: { minor: 0n }, bonus: { minor: 400n } } });
    const rollback = command(memberId, 'GAME_ROLLBACK', 400n, { reference: bet.externalId });
    const first = await ledger.post(rollback);
    expect(first).toMatchObject({ ok: true, balance: { cash: { minor: 300n }, bonus: { minor: 500n } } });
    expect(await ledger.post(rollback)).toEqual({ ...first, replayed: true });
    expect(await reasonOf({ ...rollback, externalId: 'another' })).toBe('already_reversed');
  });

  it('a rollback before its bet leaves a tombstone that refuses the bet', async () => {
    const memberId = await member(100n);
    const bet = command(memberId, 'GAME_BET', 40n);
    const rollback = command(memberId, 'GAME_ROLLBACK', 40n, { reference: bet.externalId });
    const first = await ledger.post(rollback);
    expect(first).toMatchObject({ ok: true, posting: { type: 'TOMBSTONE' } });
    expect(await reasonOf(bet)).toBe('rolled_back');
    expect(await ledger.post(rollback)).toEqual({ ...first, replayed: true });
    expect(await reasonOf(command(memberId, 'GAME_BET', 1n, { externalId: rollback.externalId }))).toBe('conflict');
    expect(await reasonOf(command(memberId, 'GAME_WIN', 1n, { reference: bet.externalId }))).toBe('rolled_back');
    expect(await cashOf(memberId)).toBe(100n);
  });

  it('a bet is not rolled back once its win arrived, and a win of a bet rolled back is refused', async () => {
    const memberId = await member(100n);
    const [won, undone] = [command(memberId, 'GAME_BET', 10n), command(memberId, 'GAME_BET', 20n)];
    await ledger.post(won);
    await ledger.post(undone);
    expect(await reasonOf(command(memberId, 'GAME_WIN', 0n, { reference: won.externalId }))).toBe('posted');
    expect(await reasonOf(command(memberId, 'GAME_ROLLBACK', 10n, { reference: won.externalId }))).toBe(
      'already_answered',
    );
    expect(await reasonOf(command(memberId, 'GAME_ROLLBACK', 19n, { reference: undone.externalId }))).toBe('conflict');
    expect(await reasonOf(command(memberId, 'GAME_ROLLBACK', 20n, { reference: undone.externalId }))).toBe('posted');
    expect(await reasonOf(command(memberId, 'GAME_WIN', 5n, { reference: undone.externalId }))).toBe('rolled_back');
    expect(await cashOf(memberId)).toBe(90n);
  });

  it('256 bets at once never spend more than there is', async () => {
    const memberId = await member(1000n);
    const reasons = await Promise.all(Array.from({ length: 256 }, () => reasonOf(command(memberId, 'GAME_BET', 10n))));
    expect(reasons.filter((reason) => reason === 'posted')).toHaveLength(100);
    expect(reasons.filter((reason) => reason === 'insufficient_funds')).toHaveLength(156);
    expect(await cashOf(memberId)).toBe(0n);
  });
});

describe('cash-outs and reversals', () => {
  it('a cash-out is held, then paid or given back, once', async () => {
    const memberId = await member(1000n);
    const [paid, cancelled] = [command(memberId, 'WITHDRAW', 600n), command(memberId, 'WITHDRAW', 400n)];
    await ledger.post(paid);
    await ledger.post(cancelled);
    expect(await reasonOf(command(memberId, 'GAME_BET', 1n))).toBe('insufficient_funds');
    expect(await reasonOf(command(memberId, 'WITHDRAW_PAID', 600n, { reference: paid.externalId }))).toBe('posted');
    expect(await reasonOf(command(memberId, 'WITHDRAW_ROLLBACK', 600n, { reference: paid.externalId }))).toBe(
      'already_answered',
    );
    expect(await reasonOf(command(memberId, 'WITHDRAW_ROLLBACK', 400n, { reference: cancelled.externalId }))).toBe(
      'posted',
    );
    expect(await reasonOf(command(memberId, 'WITHDRAW_PAID', 400n, { reference: cancelled.externalId }))).toBe(
      'already_reversed',
    );
    expect(await readBook(db, memberId)).toMatchObject({
      balance: { cash: { minor: 400n }, held: { minor: 0n } },
      totals: { paid_out: 600n },
    });
  });

  it('a deposit is reversed once, and only while the money is there', async () => {
    const memberId = await member();
    const deposit = command(memberId, 'DEPOSIT', 500n);
    await ledger.post(deposit);
    const bet = command(memberId, 'GAME_BET', 100n);
    await ledger.post(bet);
    const reversal = () => command(memberId, 'REVERSAL', 500n, { reference: deposit.externalId });
    expect(await reasonOf(reversal())).toBe('insufficient_funds');
    await ledger.post(command(memberId, 'GAME_ROLLBACK', 100n, { reference: bet.externalId }));
    expect(await reasonOf(reversal())).toBe('posted');
    expect(await reasonOf(reversal())).toBe('already_reversed');
    expect(await reasonOf(command(memberId, 'REVERSAL', 100n, { reference: bet.externalId }))).toBe('already_reversed');
    expect(await reasonOf(command(memberId, 'REVERSAL', 5n, { reference: 'nothing' }))).toBe('nothing_to_reverse');
  });

  it('stands or falls with the transaction it is posted in', async () => {
    const memberId = await member(10n);
    const failing = inTransaction(db, async (tx) => {
      await postWithin(tx, command(memberId, 'DEPOSIT', 90n));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await cashOf(memberId)).toBe(10n);
    await inTransaction(db, (tx) => postWithin(tx, command(memberId, 'DEPOSIT', 90n)));
    expect(await cashOf(memberId)).toBe(100n);
  });
});

describe('any history', () => {
  const step = fc.record({
    type: fc.constantFrom<PostingType>(
      'DEPOSIT',
      'GAME_BET',
      'GAME_WIN',
      'PROMOTION',
      'FORFEIT',
      'FEE',
      'WITHDRAW',
      'GIFT',
    ),
    minor: fc.bigInt(1n, 100n),
    undo: fc.boolean(),
  });

  it('agrees with a model of a few lines, and verifies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const memberId = await member();
        const model = { cash: 0n, bonus: 0n, held: 0n };
        for (const { type, minor, undo } of steps) {
          const next = { ...model };
          if (type === 'GAME_BET') {
            const fromCash = model.cash < minor ? model.cash : minor;
            next.cash -= fromCash;
            next.bonus -= minor - fromCash;
          } else if (type === 'PROMOTION') next.bonus += minor;
          else if (type === 'FORFEIT') next.bonus -= minor;
          else if (type === 'FEE') next.cash -= minor;
          else if (type === 'WITHDRAW') Object.assign(next, { cash: model.cash - minor, held: model.held + minor });
          else next.cash += minor;
          const asked = command(memberId, type, minor);
          const possible = next.cash >= 0n && next.bonus >= 0n;
          expect(await reasonOf(asked)).toBe(possible ? 'posted' : 'insufficient_funds');
          if (!possible) continue;
          const answer =
            ({ GAME_BET: 'GAME_ROLLBACK', WITHDRAW: 'WITHDRAW_ROLLBACK' } as const)[type as 'GAME_BET'] ?? 'REVERSAL';
          if (undo)
            expect(await reasonOf(command(memberId, answer, minor, { reference: asked.externalId }))).toBe('posted');
          else Object.assign(model, next);
        }
        const { balance } = (await readBook(db, memberId))!;
        expect([balance.cash.minor, balance.bonus.minor, balance.held.minor]).toEqual([
          model.cash,
          model.bonus,
          model.held,
        ]);
        expect((await verifyBooks(db, { memberId })).findings).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('adds up to what the casino holds', async () => {
    await rollUp(db);
    const { rows } = await db.query(
      'select sum(cash)::bigint as cash, sum(seq)::bigint as postings from book where currency = $1',
      ['USD'],
    );
    expect((await readCasinoTotals(db)).find((total) => total.currency === 'USD')).toMatchObject(rows[0]);
  });
});
