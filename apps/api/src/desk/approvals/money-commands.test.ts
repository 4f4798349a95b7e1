import { errorCodes } from '@fairhouse/contract';
import type { GuardedCommand } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let member: TestMember;
const keys: Record<string, string> = {};
const seconds = Array.from({ length: 8 }, (_, n) => `second-${n}`);

beforeAll(async () => {
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000' });
  for (const name of ['anna', 'dora', ...seconds]) keys[name] = await casino.addOperator(name);
  keys.polly = await casino.addOperator('polly', ['compliance']);
  member = await casino.api.join();
  await casino.payIn(member, 100);
});
afterAll(() => casino.close());

const desk = (path: string, body: object, name = 'anna') => casino.api.post(`/operator/${path}`, body, keys[name]);

let rows = 0;
async function deposit(state: string, reviewReason: string | null): Promise<number> {
  const { rows: made } = await casino.api.db.query<{ id: bigint }>(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, review_reason, pays,
       request_hash, ask_at)
     values ($1, 'STRIPE', 'stripe', $2, 2500, 'USD', $3, $4, 2500, '', null) returning id`,
    [member.id, `money-commands-${++rows}`, state, reviewReason],
  );
  return Number(made[0]!.id);
}

async function heldWin(): Promise<number> {
  const name = `held-${++rows}`;
  await casino.api.db.query(
    `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, held)
     values ($1, 'studio', $2, 'nocturne', 'USD', 1, now(), 1, 500000)`,
    [member.id, name],
  );
  const { rows: made } = await casino.api.db.query<{ id: bigint }>(
    `insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked, won_before,
       bound, held_at)
     values ($1, 'studio', $2, $2, 'nocturne', 'USD', 500000, 1, 0, 5000, now()) returning id`,
    [member.id, name],
  );
  return Number(made[0]!.id);
}

interface Case {
  command: GuardedCommand;
  subject: string;
  make(): Promise<number>;
  /** The call that does it, and the same about another content. */
  ask(id: number, name?: string): ReturnType<typeof desk>;
  otherwise?(id: number, name?: string): ReturnType<typeof desk>;
}

const reason = 'The bank shows it';
const cases: Case[] = [
  {
    command: 'deposit.credit',
    subject: 'deposit',
    make: () => deposit('review', 'Another amount'),
    ask: (id, name) => desk('deposit/credit', { id, amount: 25, reason }, name),
    otherwise: (id, name) => desk('deposit/credit', { id, amount: 24, reason }, name),
  },
  {
    command: 'deposit.settle',
    subject: 'deposit',
    make: () => deposit('succeeded', 'Asked for twice'),
    ask: (id, name) => desk('deposit/settle', { id, reason }, name),
    otherwise: (id, name) => desk('deposit/settle', { id, reason: 'Another' }, name),
  },
  {
    command: 'heldWin.release',
    subject: 'held-win',
    make: heldWin,
    ask: (id, name) => desk('heldWin/release', { id }, name),
  },
];

describe.each(cases)('$command under the policy', ({ command, subject, make, ask, otherwise }) => {
  const done = async (id: number) =>
    (
      await casino.api.db.query('select actor from audit_event where subject = $1 and command = $2', [
        `${subject}:${id}`,
        command,
      ])
    ).rows;
  /** One that anna proposed and that waits. */
  async function waiting() {
    const id = await make();
    expect((await ask(id)).error).toBe(errorCodes.waitsForSecond);
    const { data } = await desk('approval/list', { subject: `${subject}:${id}`, state: ['waiting'] });
    const { id: approvalId, proposedHash } = data.rows[0];
    return { id, approval: { id: approvalId as number, proposedHash: proposedHash as string } };
  }

  beforeAll(async () => {
    const added = await desk('policy/add', { command, currency: 'USD', amountFrom: 1, reason: 'A test' }, 'polly');
    expect(added.error).toBe(0);
  });

  it('waits, is never completed by its maker, and by another exactly once, under the maker’s name', async () => {
    const { id, approval } = await waiting();
    expect(await done(id)).toEqual([]);
    expect((await ask(id)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await desk('approval/approve', approval)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await desk('approval/approve', approval, seconds[0])).data).toMatchObject({ state: 'carriedOut' });
    expect(await done(id)).toEqual([{ actor: 'operator:anna' }]);
    expect((await desk('approval/approve', approval, seconds[1])).error).toBe(errorCodes.wrongState);
    expect((await ask(id, seconds[1])).error).toBe(errorCodes.wrongState);
    expect(await done(id)).toHaveLength(1);
  });

  it('is neither proposed nor completed by its beneficiary, nor by a person who writes the policy', async () => {
    const { db } = casino.api;
    await db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'dora' on conflict do nothing`,
      [member.id],
    );
    const { id, approval } = await waiting();
    expect((await desk('approval/approve', approval, 'dora')).error).toBe(errorCodes.ownAffair);
    expect((await ask(await make(), 'dora')).error).toBe(errorCodes.ownAffair);
    expect((await desk('approval/approve', approval, 'polly')).error).toBe(errorCodes.notPermitted);
    expect(await done(id)).toEqual([]);
  });

  it('is bound to the hash of what was proposed, and to the policy it fell under', async () => {
    const { id, approval } = await waiting();
    const wrong = { ...approval, proposedHash: '0'.repeat(64) };
    expect((await desk('approval/approve', wrong, seconds[0])).error).toBe(errorCodes.contentChanged);
    if (otherwise) expect((await otherwise(id, seconds[0])).error).toBe(errorCodes.wrongState);
    await desk('policy/add', { command, currency: 'USD', amountFrom: 0.5, reason: 'Another' }, 'polly');
    expect((await desk('approval/approve', approval, seconds[0])).error).toBe(errorCodes.contentChanged);
    expect(await done(id)).toEqual([]);
  });

  it('expires', async () => {
    const { id, approval } = await waiting();
    const { db } = casino.api;
    await db.query('alter table approval disable trigger approval_check');
    await db.query(`update approval set expires_at = now() - interval '1 second' where id = $1`, [approval.id]);
    await db.query('alter table approval enable trigger approval_check');
    expect((await desk('approval/approve', approval, seconds[0])).error).toBe(errorCodes.wrongState);
    expect(await done(id)).toEqual([]);
  });

  it('is carried out once when 64 complete it at the same time', async () => {
    const { id, approval } = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        n % 2 === 0
          ? desk('approval/approve', approval, seconds[n % seconds.length])
          : ask(id, seconds[n % seconds.length]),
      ),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    // Who asks for the deed itself may have looked just before it was done: that is a proposal, which the same person cannot
    // complete, and never a second deed.
    const others = new Set(answers.map(({ error }) => error).filter((error) => error !== 0));
    others.delete(errorCodes.waitsForSecond);
    others.delete(errorCodes.secondOperatorNeeded);
    expect([...others]).toEqual([errorCodes.wrongState]);
    expect(await done(id)).toHaveLength(1);
  });
});

it('crediting more than was ordered takes two people, however little it is, and what was ordered does not', async () => {
  const policy = { command: 'deposit.creditMore', amountFrom: 0, reason: 'A test' };
  expect((await desk('policy/add', policy, 'polly')).error).toBe(0);
  const id = await deposit('review', 'Another amount');
  const credit = (amount: number, name?: string) => desk('deposit/credit', { id, amount, reason }, name);
  expect((await credit(25.01)).error).toBe(errorCodes.waitsForSecond);
  expect((await credit(25.01)).error).toBe(errorCodes.secondOperatorNeeded);
  expect((await credit(25.01, seconds[0])).data).toMatchObject({ state: 'succeeded', amount: 25.01 });
});

it('a payout of 3,000 is refused to one person who holds an account of an administrator, a cashier and compliance', async () => {
  keys.mole = await casino.addOperator('mole', ['cashier']);
  keys.boss = await casino.addOperator('boss', ['administrator']);
  const support = await casino.addOperator('helper', ['support']);
  const { db } = casino.api;
  const idOf = async (name: string) =>
    Number((await db.query<{ id: bigint }>('select id from staff where name = $1', [name])).rows[0]!.id);
  await db.query(`update staff set email = name || '@example.com'`);
  const friend = await casino.api.join();
  await casino.payIn(friend, 3_000);
  const body = { paymentMethod: 'PAYPAL', email: 'friend@example.com', ...(await casino.proofs(friend)) };
  const { data } = await casino.api.post('/sys/withdraw/apply', { ...body, amount: 3_000 }, friend.token);
  const { id, contentHash } = (await desk('cashOut/get', { id: data.id }, 'mole')).data;
  const approve = async (name: string) => (await desk('cashOut/approve', { id, contentHash }, name)).error;

  expect(await desk('cashOut/approve', { id, contentHash }, 'mole')).toMatchObject({ data: { checkedBy: 'mole' } });
  const { data: waits } = await desk('approval/list', { subject: `cash-out:${id}` }, 'mole');
  const { id: approvalId, proposedHash } = waits.rows[0];
  const second = async (name: string) => (await desk('approval/approve', { id: approvalId, proposedHash }, name)).error;
  expect([await second('mole'), await second('boss'), await second('polly')]).toEqual([
    errorCodes.secondOperatorNeeded,
    errorCodes.notPermitted,
    errorCodes.notPermitted,
  ]);
  expect(await approve('mole')).toBe(errorCodes.secondOperatorNeeded);

  // No second account of a cashier: each way to one waits for another administrator, of whom there is none.
  const why = { reason: 'a test' };
  const invited = { name: 'puppet', displayName: 'P', email: 'my-own@example.com', roles: ['cashier'] };
  const ways: [string, object][] = [
    ['invite', invited],
    ['setRoles', { id: await idOf('helper'), roles: ['cashier'] }],
    ['setEmail', { id: await idOf('anna'), email: 'my-own@example.com' }],
    ['recover', { id: await idOf('anna') }],
  ];
  for (const [path, input] of ways)
    expect((await desk(`staff/${path}`, { ...input, ...why }, 'boss')).error, path).toBe(
      errorCodes.noSecondAdministrator,
    );
  // No policy of "never" before tomorrow, and no other role as the second.
  const never = await desk(
    'policy/add',
    { command: 'cashOut.approve', currency: 'USD', amountFrom: null, ...why },
    'polly',
  );
  expect(never.data).toMatchObject({ amountFrom: null, inForce: false });
  keys.helper = support;
  expect([await second('mole'), await second('helper')]).toEqual([
    errorCodes.secondOperatorNeeded,
    errorCodes.notPermitted,
  ]);
  expect(await approve('mole')).toBe(errorCodes.secondOperatorNeeded);

  expect((await desk('cashOut/get', { id }, 'mole')).data).toMatchObject({ status: 'pending', decidedBy: null });
  expect(await casino.book(friend)).toMatchObject({ cash: 0n, held: 300_000n });
  expect(await casino.control('/payouts')).toEqual([]);
  // Another cashier looks at it, and refuses it: the money is the player's again, and nothing was paid.
  expect((await desk('approval/refuse', { id: approvalId, proposedHash, ...why }, seconds[0])).error).toBe(0);
  expect((await desk('cashOut/reject', { id, ...why }, seconds[0])).data).toMatchObject({ status: 'rejected' });
  expect(await casino.book(friend)).toMatchObject({ cash: 300_000n, held: 0n });
  expect(await casino.control('/payouts')).toEqual([]);
});
