import { randomUUID } from 'node:crypto';
import { verifyBooks } from '@fairhouse/betting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hub88Casino, type Hub88Reply, type Seat, startHub88Casino } from './hub88.fixture.ts';

let casino: Hub88Casino;

beforeAll(async () => {
  casino = await startHub88Casino();
});
afterAll(() => casino.close());

/** 1.00 as Hub88 writes it, and as the book has it. */
const one = 100_000;

function roundOf({ user, token }: Seat) {
  const round = randomUUID();
  const [bet, win, back] = [randomUUID(), randomUUID(), randomUUID()];
  const common = { user, token, round, game_code: 'slot' };
  const money = { currency: 'USD' };
  return {
    bet: { path: '/transaction/bet', ...common, ...money, amount: one, transaction_uuid: bet },
    win: {
      path: '/transaction/win',
      ...common,
      ...money,
      amount: 3 * one,
      transaction_uuid: win,
      reference_transaction_uuid: bet,
    },
    rollback: { path: '/transaction/rollback', ...common, transaction_uuid: back, reference_transaction_uuid: bet },
  };
}
type Step = keyof ReturnType<typeof roundOf>;
const steps: readonly Step[] = ['bet', 'win', 'rollback'];

const send = ({ path, ...fields }: { path: string }) => casino.call(path, fields);

/** What the calls so far have done, by the rules of the protocol: the model that answers are compared with. */
interface Model {
  hasBet: boolean;
  isWon: boolean;
  isBarred: boolean;
}

const dup = 'RS_ERROR_DUPLICATE_TRANSACTION';
const none = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

function expected(model: Model, step: Step): { status: string; next: Model } {
  const refused = (status: string) => ({ status, next: model });
  const done = (change: Partial<Model>) => ({ status: 'RS_OK', next: { ...model, ...change } });
  if (step === 'bet') {
    if (model.hasBet) return done({});
    return model.isBarred ? refused(none) : done({ hasBet: true });
  }
  if (step === 'win') {
    if (model.isWon) return done({});
    return model.hasBet && !model.isBarred ? done({ isWon: true }) : refused(none);
  }
  if (model.isBarred) return done({});
  return model.isWon ? refused(dup) : done({ isBarred: true });
}

const moved = ({ hasBet, isWon, isBarred }: Model) =>
  (hasBet ? -100n : 0n) + (isWon ? 300n : 0n) + (hasBet && isBarred ? 100n : 0n);

/** Every order of four calls out of the three, repeats included: 81. */
const orders = steps.flatMap((a) => steps.flatMap((b) => steps.flatMap((c) => steps.map((d): Step[] => [a, b, c, d]))));

it('answers every order of bet, win and rollback as the protocol says, and the book agrees', async () => {
  const seat = await casino.seat(1_000_000n);
  let cash = 1_000_000n;
  for (const order of orders) {
    const round = roundOf(seat);
    let model: Model = { hasBet: false, isWon: false, isBarred: false };
    for (const step of order) {
      const { status, next } = expected(model, step);
      const answer = await send(round[step]);
      expect(`${order.join(' ')}: ${step} ${answer.status}`).toBe(`${order.join(' ')}: ${step} ${status}`);
      model = next;
    }
    cash += moved(model);
    expect(await casino.cashOf(seat)).toBe(cash);
  }
  expect(orders).toHaveLength(81);
  expect((await verifyBooks(casino.api.db, { memberId: seat.member.id })).findings).toEqual([]);
});

it('does each of 256 bets and wins once that come at the same time, each of them twice', async () => {
  const seats = await Promise.all(Array.from({ length: 8 }, () => casino.seat(1_000_000n)));
  const rounds = Array.from({ length: 256 }, (_, i) => roundOf(seats[i % seats.length]!));
  const all = async (step: Step) => {
    const answers = await Promise.all(rounds.flatMap((round) => [send(round[step]), send(round[step])]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
  };
  await all('bet');
  await all('win');
  // 32 rounds of each player: a stake of 1.00 and a win of 3.00.
  for (const seat of seats) expect(await casino.cashOf(seat)).toBe(1_000_000n + 32n * 200n);
  expect((await verifyBooks(casino.api.db)).findings).toEqual([]);
});

it('lets one of a bet and its rollback be first when both come at once, and the stake is with the player either way', async () => {
  const seat = await casino.seat(1_000_000n);
  const rounds = Array.from({ length: 64 }, () => roundOf(seat));
  const answers = await Promise.all(rounds.map(({ bet, rollback }) => Promise.all([send(bet), send(rollback)])));
  for (const [placed, back] of answers) {
    expect(back.status).toBe('RS_OK');
    expect(['RS_OK', none]).toContain(placed.status);
  }
  expect(await casino.cashOf(seat)).toBe(1_000_000n);
  expect((await verifyBooks(casino.api.db, { memberId: seat.member.id })).findings).toEqual([]);
});

/** Ends the connections of the group commit, also while they work: the answer to what was under way is lost. */
const cut = () =>
  casino.api.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%wallet_instruction_batch%'`,
  );

it('loses and doubles nothing when answers are lost: the repeat under the same id is answered as the first call', async () => {
  const seat = await casino.seat(1_000_000n);
  const untilKnown = async (fields: { path: string }): Promise<Hub88Reply> => {
    for (;;) {
      const answer = await send(fields);
      if (answer.httpStatus !== 503) return answer;
    }
  };
  let broken = 0;
  const play = async (i: number) => {
    const { bet, win, rollback } = roundOf(seat);
    expect((await untilKnown(bet)).status).toBe('RS_OK');
    if (i % 6 === 0) broken += (await cut()).rowCount ?? 0;
    expect((await untilKnown(i % 2 === 0 ? win : rollback)).status).toBe('RS_OK');
  };
  await Promise.all(
    Array.from({ length: 6 }, async (_, first) => {
      for (let i = first; i < 60; i += 6) await play(i);
    }),
  );
  expect(broken).toBeGreaterThan(0);
  expect(await casino.cashOf(seat)).toBe(1_000_000n + 30n * 200n);
  expect((await verifyBooks(casino.api.db, { memberId: seat.member.id })).findings).toEqual([]);
});
