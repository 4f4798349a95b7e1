import { errorCodes } from '@fairhouse/contract';
import {
  guardedCommands,
  isStaffCommand,
  moneyPermissions,
  type Permission,
  permissionsOf,
  policyCommands,
  queueNames,
  type Role,
  roleNames,
  roles,
  secondNeeds,
  storedProposals,
} from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../testing/run-operator.ts';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { queueOf } from '../queues/queues.ts';
import { carryOutApprovedJob } from './carry-out-approved.ts';
import { loadPolicies } from './load-policies.ts';

let casino: MoneyCasino;
let member: TestMember;
const keys: Record<string, string> = {};

beforeAll(async () => {
  casino = await startMoneyCasino();
  for (const name of ['anna', 'ben', 'carla']) keys[name] = await casino.addOperator(name);
  member = await casino.api.join();
  keys.polly = await casino.addOperator('polly', ['compliance']);
  await addPolicy({ command: 'bonus.give', currency: 'USD', amountFrom: 50 });
});
afterAll(() => casino.close());

const desk = (path: string, body: object, name = 'anna') => casino.api.post(`/operator/${path}`, body, keys[name]);

async function addPolicy(fields: {
  command: string;
  currency?: string;
  amountFrom: number | null;
  validFrom?: string;
}) {
  const added = await desk('policy/add', { ...fields, reason: 'A test' }, 'polly');
  expect(added.error).toBe(0);
  return added.data;
}

let gifts = 0;
const gift = (more: object = {}, name = 'anna') =>
  desk(
    'bonus/give',
    { memberId: Number(member.id), amount: 60, reason: 'A gift', requestKey: `gift-${++gifts}-of-tests`, ...more },
    name,
  );

/** A proposal of anna's that waits. */
async function proposed(more: object = {}): Promise<{ id: number; proposedHash: string }> {
  const answer = await gift(more);
  expect(answer.error).toBe(errorCodes.waitsForSecond);
  const { data } = await desk('approval/list', { pageSize: 1 });
  return data.rows[0];
}

const approvalOf = async (id: number) =>
  (await casino.api.db.query('select state, maker, checker, outcome from approval where id = $1', [id])).rows[0];
const giftsGiven = async () =>
  (await casino.api.db.query('select from bonus where member_id = $1', [member.id])).rows.length;

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The rule by which the database refuses it. */
const refusedBy = (sql: string, values: unknown[]) =>
  casino.api.db.query(sql, values).then(
    () => undefined,
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );

describe('a stored proposal', () => {
  it('is refused with a sentence and stays open when it does not fit the contract any more', async () => {
    const { id, proposedHash } = await proposed();
    // As another release would have stored it: what waits cannot be changed.
    await inTransaction(casino.api.db, async (tx) => {
      await tx.query('alter table approval disable trigger user');
      await tx.query(
        `update approval set proposal = (proposal - 'amount') || '{"amountMinor": "6000"}' where id = $1`,
        [id],
      );
      await tx.query('alter table approval enable trigger user');
    });
    const before = await giftsGiven();
    const answer = await desk('approval/approve', { id, proposedHash }, 'ben');
    expect(answer).toMatchObject({ error: errorCodes.proposalOutdated });
    expect(await approvalOf(id)).toMatchObject({ state: 'waiting', checker: null });
    expect(await giftsGiven()).toBe(before);
    expect((await desk('approval/refuse', { id, proposedHash, reason: 'Outdated' }, 'ben')).error).toBe(0);
  });

  it.each(guardedCommands)('of %s is not carried out when its fields have another type', (command) => {
    expect(storedProposals[command].safeParse({}).success).toBe(false);
    expect(
      storedProposals[command].safeParse({ id: 'x', memberId: '1; drop', amount: 'all', contentHash: 5 }).success,
    ).toBe(false);
  });
});

describe('what takes two people', () => {
  it('is kept as a proposal, and another person carries exactly that out, once', async () => {
    const answer = await gift();
    expect(answer.error).toBe(errorCodes.waitsForSecond);
    expect(await giftsGiven()).toBe(0);
    const { data } = await desk('approval/list', { state: ['waiting'] }, 'ben');
    const [row] = data.rows;
    expect(row).toMatchObject({
      command: 'bonus.give',
      memberId: Number(member.id),
      username: member.username,
      amount: 60,
      currency: 'USD',
      maker: 'anna',
      state: 'waiting',
      may: true,
    });
    expect(answer.message).toContain(String(row.id));
    const { id, proposedHash } = row;
    const both = await Promise.all(
      ['ben', 'carla'].map((name) => desk('approval/approve', { id, proposedHash }, name)),
    );
    expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.wrongState]);
    expect(both.find(({ error }) => error === 0)?.data).toMatchObject({ state: 'carriedOut', outcome: null });
    expect(await giftsGiven()).toBe(1);
    const { rows } = await casino.api.db.query<{ actor: string; command: string }>(
      `select actor, command from audit_event where after ->> 'approval' = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ command }) => command)).toEqual(['approval.propose', 'approval.approve']);
  });

  it('below the amount continues alone', async () => {
    expect((await gift({ amount: 49.99 })).error).not.toBe(errorCodes.waitsForSecond);
  });

  it('is never checked by its maker, who may withdraw it', async () => {
    const { id, proposedHash } = await proposed();
    expect((await desk('approval/approve', { id, proposedHash })).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await desk('approval/refuse', { id, proposedHash, reason: ' ' })).error).toBe(errorCodes.missingField);
    expect((await desk('approval/refuse', { id, proposedHash, reason: 'A slip' })).data.state).toBe('refused');
    expect((await desk('approval/approve', { id, proposedHash }, 'ben')).error).toBe(errorCodes.wrongState);
  });

  it('is never checked by whom it benefits, by nobody who lacks the right, and by no statement', async () => {
    keys.dora = await casino.addOperator('dora');
    keys.vic = await casino.addOperator('vic', ['support']);
    keys.both = await casino.addOperator('both', ['bonuses', 'compliance']);
    const { db } = casino.api;
    const other = await casino.api.join();
    await db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'dora'`,
      [other.id],
    );
    const { id, proposedHash } = await proposed({ memberId: Number(other.id) });
    expect((await desk('approval/approve', { id, proposedHash }, 'dora')).error).toBe(errorCodes.ownAffair);
    expect((await desk('approval/refuse', { id, proposedHash, reason: 'x' }, 'dora')).error).toBe(errorCodes.ownAffair);
    expect((await desk('approval/approve', { id, proposedHash }, 'vic')).error).toBe(errorCodes.notPermitted);
    expect((await desk('approval/approve', { id, proposedHash }, 'both')).error).toBe(errorCodes.notPermitted);
    const byHand = `update approval set state = 'approved', checker = s.name, checker_id = s.id, checked_at = now()
      from staff s where s.name = 'dora' and approval.id = $1`;
    expect(await refusedBy(byHand, [id])).toBe('approval_checker_benefits');
    // Nor does she propose it for herself.
    expect((await gift({ memberId: Number(other.id) }, 'dora')).error).toBe(errorCodes.ownAffair);
  });

  it('is bound to exactly what was proposed', async () => {
    const { id } = await proposed();
    const wrong = { id, proposedHash: '0'.repeat(64) };
    expect((await desk('approval/approve', wrong, 'ben')).error).toBe(errorCodes.contentChanged);
    expect((await desk('approval/refuse', { ...wrong, reason: 'No' }, 'ben')).error).toBe(errorCodes.contentChanged);
    expect((await desk('approval/approve', { ...wrong, id: 999_999 }, 'ben')).error).toBe(errorCodes.noSuchThing);
    expect(await approvalOf(id)).toMatchObject({ state: 'waiting' });
  });

  it('waits for another word once the policy is another', async () => {
    const { id, proposedHash } = await proposed({ requestKey: 'policy-changes' });
    await addPolicy({ command: 'bonus.give', currency: 'USD', amountFrom: 45 });
    expect((await desk('approval/approve', { id, proposedHash }, 'ben')).error).toBe(errorCodes.contentChanged);
    // Proposed again it falls under the new row, and the old proposal is over.
    const again = await proposed({ requestKey: 'policy-changes' });
    expect(again.id).not.toBe(id);
    expect(await approvalOf(id)).toMatchObject({ state: 'expired' });
  });

  it('expires', async () => {
    const { id, proposedHash } = await proposed();
    const { db } = casino.api;
    await db.query('alter table approval disable trigger approval_check');
    await db.query(`update approval set expires_at = now() - interval '1 second' where id = $1`, [id]);
    await db.query('alter table approval enable trigger approval_check');
    const late = await desk('approval/approve', { id, proposedHash }, 'ben');
    expect(late.error).toBe(errorCodes.wrongState);
    await carryOutApprovedJob({ db, carriers: () => ({}), log: { warn() {} } }).run();
    expect(await approvalOf(id)).toMatchObject({ state: 'expired', checker: null });
  });

  it('is carried out by the job when anyone who approved it died, and only once', async () => {
    const { id } = await proposed();
    const { db } = casino.api;
    const { rows } = await db.query<{ id: bigint }>(`select id from staff where name = 'ben'`);
    await db.query(
      `update approval set state = 'approved', checker_id = $2, checker = 'ben', checked_at = now(), ask_at = now()
       where id = $1`,
      [id, rows[0]!.id],
    );
    const carried: bigint[] = [];
    const carriers = () => ({
      'bonus.give': async (approved: { id: bigint }) => {
        carried.push(approved.id);
        return { ok: true as const, data: null };
      },
    });
    const job = carryOutApprovedJob({ db, carriers, log: { warn() {} } });
    await Promise.all([job.run(), job.run(), job.run()]);
    expect(carried).toEqual([BigInt(id)]);
    expect(await approvalOf(id)).toMatchObject({ state: 'carriedOut', maker: 'anna', checker: 'ben' });
  });
});

describe('the database itself', () => {
  const approve = `update approval set state = 'approved', checker_id = $2, checker = 'x', checked_at = now() where id = $1`;

  it('refuses a checker who is the maker', async () => {
    const { id } = await proposed();
    expect(await refusedBy(`${approve.replace('$2', 'maker_id')}`, [id])).toBe('approval_takes_two');
  });

  it('refuses anyone who manages staff where money is decided, and anyone who writes the policy as a second', async () => {
    const { db } = casino.api;
    // As the calls would never let anybody hold roles: together.
    const idOf = async (name: string, roles: readonly Role[]) => {
      await casino.addOperator(name, roles);
      return (await db.query<{ id: bigint }>('select id from staff where name = $1', [name])).rows[0]!.id;
    };
    const boss = await idOf('boss', ['administrator', 'cashier', 'bonuses']);
    const author = await idOf('author', ['compliance', 'bonuses']);
    const { id } = await proposed();
    expect(await refusedBy(approve, [id, author])).toBe('approval_checker_writes_policy');
    // Who manages staff writes the policy as well, and is named by that first.
    expect(await refusedBy(approve, [id, boss])).toBe('approval_checker_writes_policy');
    const propose = `insert into approval (command, subject, currency, amount, proposal, proposed_hash, maker_id, maker, policy_id,
        expires_at)
      select 'bonus.give', 'bonus:boss', 'USD', 6000, '{}', repeat('a', 64), $1, 'boss', p.id, now() + interval '1 hour'
      from approval_policy_of('bonus.give', 'USD') p`;
    expect(await refusedBy(propose, [boss])).toBe('approval_maker_manages_staff');
    const decide = `insert into queue_decision (queue, row_id, subject, what, content_hash, given, made_by, maker, effective_at,
        ask_at) values ($1, 1, 'x:1', 'x', 'x', '{}', $2, 'x', now(), now())`;
    expect(await refusedBy(decide, ['cashOuts', boss])).toBe('queue_decision_manages_staff');
    expect(await refusedBy(decide, ['approvals', author])).toBe('queue_decision_writes_policy');
    // Of the moment: it is refused from the instant on in which the role is held, and no longer.
    await db.query(
      `update staff_role set revoked_by = 'a test', revoked_at = now() where staff_id = $1 and role = 'compliance'`,
      [author],
    );
    expect(await refusedBy(approve, [id, author])).toBeUndefined();
    await db.query(`insert into staff_role (staff_id, role, granted_by) values ($1, 'administrator', 'a test')`, [
      author,
    ]);
    const again = (await proposed()).id;
    expect(await refusedBy(approve, [again, author])).toBe('approval_checker_writes_policy');
    // Anyone who has come to manage staff since proposing it decides it no more than anybody else who does.
    await db.query(
      `insert into staff_role (staff_id, role, granted_by) select id, 'administrator', 'a test' from staff where name = 'anna'`,
    );
    expect(await refusedBy(approve, [again, 999_999])).toBe('approval_checker_manages_staff');
    await db.query(`update staff_role set revoked_by = 'a test', revoked_at = now()
      where role = 'administrator' and staff_id = (select id from staff where name = 'anna')`);
  });

  it('knows of the same roles, commands and queues as the tables of the contract', async () => {
    const { db } = casino.api;
    const held = async (role: Role) => {
      const name = `only-${role.toLowerCase()}`;
      await casino.addOperator(name, [role]);
      const { rows } = await db.query('select manages_staff, writes_policy from staff_separated where name = $1', [
        name,
      ]);
      return rows[0];
    };
    for (const role of roleNames) {
      const all: readonly string[] = roles[role];
      const expected = { manages_staff: all.includes('staff.manage'), writes_policy: all.includes('policies.edit') };
      expect([role, await held(role)]).toEqual([role, expected]);
    }
    const isMoney = (needed: Permission) => (moneyPermissions as readonly Permission[]).includes(needed);
    const decidesMoney = async (what: string) =>
      (await db.query('select decides_money($1) as is_so', [what])).rows[0].is_so;
    for (const command of guardedCommands)
      expect([command, await decidesMoney(command)]).toEqual([command, isMoney(secondNeeds[command])]);
    for (const queue of queueNames) {
      const needed = Object.values(queueOf(queue).decisions).map(({ permission }) => permission);
      expect([queue, await decidesMoney(queue)]).toEqual([queue, needed.some(isMoney)]);
    }
  });

  it('refuses to change, remove or skip what was proposed', async () => {
    const { id } = await proposed();
    expect(await refusedBy('update approval set amount = 1 where id = $1', [id])).toBe('approval_is_as_proposed');
    expect(await refusedBy('update approval set policy_id = 1 where id = $1', [id])).toBe('approval_is_as_proposed');
    expect(await refusedBy('delete from approval where id = $1', [id])).toBe('approval_is_kept');
    expect(await refusedBy('truncate approval', [])).toContain('never changed');
    const done = approve.replace("'approved'", "'carriedOut'");
    expect(await refusedBy(done, [id, 999_999])).toBe('approval_moves');
  });

  it('refuses a policy that is changed, removed or back-dated', async () => {
    expect(await refusedBy('update approval_policy set amount_from = null', [])).toContain('never changed');
    expect(await refusedBy('delete from approval_policy', [])).toContain('never changed');
    const backDated = `insert into approval_policy (command, currency, amount_from, valid_from, set_by, reason)
      values ('bonus.give', 'USD', null, now() - interval '1 day', 'x', 'x')`;
    expect(await refusedBy(backDated, [])).toBe('approval_policy_from_now_on');
  });

  it('refuses an approval of an amount under another policy than it fell under', async () => {
    const { id } = await proposed();
    await addPolicy({ command: 'bonus.give', currency: 'USD', amountFrom: 44 });
    expect(await refusedBy(approve, [id, 999_999])).toBe('approval_under_its_policy');
    const underAnother = `insert into approval (command, subject, currency, amount, proposal, proposed_hash, maker_id, maker,
        policy_id, expires_at)
      select 'bonus.give', 'bonus:x', 'USD', $1, '{}', repeat('a', 64), 1, 'x', min(id), now() + interval '1 hour'
      from approval_policy where command = $2`;
    expect(await refusedBy(underAnother, [6_000, 'bonus.give'])).toBe('approval_under_its_policy');
    expect(await refusedBy(underAnother, [6_000, 'cashOut.approve'])).toBe('approval_under_its_policy');
  });

  it('passes no cash-out above the amount that nobody else has approved', async () => {
    const { db } = casino.api;
    const insert = (amount: bigint) =>
      db.query<{ id: bigint }>(
        `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, instruction,
           request_hash)
         values ($1, 'PAYPAL', $2, 'USD', '{}', '{}', $3, gen_random_uuid()::text, '') returning id`,
        [member.id, amount, 'b'.repeat(64)],
      );
    const pass = `update cash_out set status = 'passed', approved_hash = content_hash where id = $1`;
    const large = (await insert(200_000n)).rows[0]!.id;
    expect(await refusedBy(pass, [large])).toBe('cash_out_takes_two');
    const small = (await insert(199_999n)).rows[0]!.id;
    const byManager = pass.replace('set', "set decided_by = 'manager',");
    await casino.addOperator('manager', ['administrator', 'cashier']);
    expect(await refusedBy(byManager, [small])).toBe('cash_out_by_no_manager');
    expect(await refusedBy(pass, [small])).toBeUndefined();
    await db.query('delete from cash_out where id = any($1)', [[large, small]]);
  });
});

describe('on the command line', () => {
  it('what waits is listed, shown, approved by somebody else, and the policy read and added to', async () => {
    const settings = (name: string) => ({ DESK_ORIGIN: casino.api.deskUrl, STAFF_TOKEN: keys[name]! });
    const run = (name: string, ...args: string[]) => runCommand(args, settings(name));
    const { id } = await proposed({ requestKey: 'command-line' });
    const list = await run('ben', 'approvals', 'list');
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(list.out).toMatch(new RegExp(`${id}\\s+.*anna\\s+bonus\\.give\\s+bonus:.*60\\.00 USD\\s+waiting`));
    expect((await run('ben', 'approvals', 'show', String(id))).out).toContain('"requestKey":"command-line"');
    expect((await run('anna', 'approvals', 'approve', String(id))).err).toContain('Another operator');
    expect((await run('ben', 'approvals', 'refuse', String(id))).code).toBe(2);
    expect((await run('ben', 'approvals', 'refuse', String(id), '--reason', 'Too much')).out).toContain(
      'refused by ben',
    );
    const added = await run(
      'polly',
      'policy',
      'add',
      'deposit.credit',
      '500',
      '--currency',
      'USD',
      '--reason',
      'Large',
    );
    expect(added.out).toMatch(/deposit\.credit\s+USD\s+from 500\.00 USD on\s+.*operator:polly\s+yes\s+Large/);
    expect((await run('polly', 'policy', 'add', 'nothing', '5', '--reason', 'x')).code).toBe(2);
  });
});

describe('the policy', () => {
  it('of a new installation guards what could be given to a friend, and what decides for everybody', async () => {
    const { rows } = await casino.api.db.query(
      `select command, currency, amount_from from approval_policy
       where set_by = 'system:start' and (currency is null or currency = 'USD')`,
    );
    const first = Object.fromEntries(rows.map(({ command, amount_from }) => [command, amount_from]));
    expect(first).toMatchObject({
      ...{ 'deposit.credit': 20_000n, 'deposit.settle': 20_000n, 'bonus.give': 20_000n, 'dispute.accept': 20_000n },
      ...{ 'heldWin.release': 200_000n, 'setting.set': 0n, 'bets.set': 0n, 'suspicion.report': 0n },
    });
  });

  it('of an installation that has one already stays as it is at the next start', async () => {
    const count = async () => (await casino.api.db.query('select count(*) from approval_policy')).rows;
    const before = await count();
    await loadPolicies(casino.api.db, [{ currency: 'USD', minor: 1n }] as Amount[]);
    expect(await count()).toEqual(before);
  });

  it('is listed with all that it ever said, and who said it', async () => {
    const added = await addPolicy({ command: 'heldWin.release', currency: 'EUR', amountFrom: 100 });
    expect(added).toMatchObject({ currency: 'EUR', amountFrom: 100, by: 'operator:polly', inForce: true });
    await addPolicy({ command: 'heldWin.release', currency: 'EUR', amountFrom: 50 });
    const { data } = await desk('policy/list', { command: 'heldWin.release' });
    expect(data.filter((row: { by: string }) => row.by === 'operator:polly')).toMatchObject([
      { amountFrom: 50, inForce: true },
      { amountFrom: 100, inForce: false },
    ]);
  });

  it.each([
    ['never', { currency: 'USD', amountFrom: null }],
    ['a larger amount', { currency: 'USD', amountFrom: 2_001 }],
    ['never, an hour from now,', { currency: 'USD', amountFrom: null, validFrom: hoursFromNow(1) }],
  ])('begins a day later when it is loosened to %s', async (_, fields) => {
    const added = await addPolicy({ command: 'cashOut.approve', ...fields });
    expect(added.inForce).toBe(false);
    expect(Date.parse(added.validFrom)).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
    const inForce = await casino.api.db.query(`select amount_from from approval_policy_of('cashOut.approve', 'USD')`);
    expect(inForce.rows).toEqual([{ amount_from: 200_000n }]);
  });

  it('is not loosened at once by any statement of somebody of the staff', async () => {
    const byHand = `insert into approval_policy (command, currency, amount_from, set_by, reason)
      values ('cashOut.approve', 'USD', null, 'operator:polly', 'x')`;
    expect(await refusedBy(byHand, [])).toBe('approval_policy_a_day_later');
  });

  it('of a currency goes before that of any', async () => {
    await casino.api.db.query(
      `insert into approval_policy (command, currency, set_by, reason) values ('article.publish', 'USD', 'system:owner', 'x')`,
    );
    const inForce = async (currency: string) =>
      (await casino.api.db.query(`select amount_from from approval_policy_of('article.publish', $1)`, [currency]))
        .rows[0];
    expect(await inForce('USD')).toEqual({ amount_from: null });
    expect(await inForce('EUR')).toEqual({ amount_from: 0n });
  });

  it.each([
    [{ reason: ' ' }, errorCodes.missingField],
    [{ validFrom: '2020-01-01T00:00:00Z' }, errorCodes.invalidField],
    [{ amountFrom: 1, currency: undefined }, errorCodes.missingField],
    [{ amountFrom: 1.234 }, errorCodes.amountInvalid],
    [{ amountFrom: -1 }, errorCodes.amountInvalid],
    [{ command: 'member.find' }, errorCodes.invalidField],
  ])('does not take %j', async (wrong, error) => {
    const right = { command: 'heldWin.release', currency: 'USD', amountFrom: 10, reason: 'A test' };
    expect((await desk('policy/add', { ...right, ...wrong }, 'polly')).error).toBe(error);
  });

  it('that begins later is not in force yet', async () => {
    const validFrom = new Date(Date.now() + 3_600_000).toISOString();
    const body = { command: 'heldWin.release', currency: 'BRL', amountFrom: 1, validFrom, reason: 'Next hour' };
    expect((await desk('policy/add', body, 'polly')).data).toMatchObject({ inForce: false, validFrom });
  });
});

describe('the second person', () => {
  it.each([
    'setting.set',
    'bets.set',
    'campaign.start',
    'article.publish',
    'suspicion.report',
    'member.erase',
  ] as const)('of %s may decide it alone, which a cashier may not', (command) => {
    expect(permissionsOf(['cashier'])).not.toContain(secondNeeds[command]);
  });

  it('of a change of the staff is another administrator, whom the database knows by the same commands', async () => {
    for (const command of guardedCommands) {
      const { rows } = await casino.api.db.query('select changes_staff($1) as is_so', [command]);
      expect([command, rows[0].is_so]).toEqual([command, isStaffCommand(command)]);
      expect([command, secondNeeds[command] === 'staff.manage']).toEqual([command, isStaffCommand(command)]);
    }
    const never = `insert into approval_policy (command, set_by, reason) values ('staff.recover', 'system:owner', 'a test')`;
    expect(await refusedBy(never, [])).toBe('approval_policy_of_staff');
  });

  it('of every other command is somebody of a role that may decide it and is allowed to be the second', () => {
    const without = policyCommands.filter(
      (command) =>
        !roleNames.some((role) => {
          const all = permissionsOf([role]);
          return all.includes('approvals.second') && all.includes(secondNeeds[command]);
        }),
    );
    expect(without).toEqual([]);
  });
});

it('a setting of large effect waits for a second person where the policy says so, and the others do not', async () => {
  await addPolicy({ command: 'setting.set', amountFrom: 0 });
  keys.root = await casino.addOperator('root', ['administrator']);
  const change = async (name: string, fields: object) => {
    const { data } = await desk('setting/history', { name, scope: 'USD' });
    return desk('setting/set', { name, scope: 'USD', version: data[0].version, fields, reason: 'A test' }, 'root');
  };
  expect((await change('cashOut', { minimum: 'x' })).error).toBe(errorCodes.settingRefused);
  expect((await change('cashOut', { secondApprovalFrom: '1' })).error).toBe(errorCodes.settingRefused);
  expect(await change('cashOut', { monthlyMost: '17000' })).toMatchObject({
    error: errorCodes.waitsForSecond,
    data: { approvalId: expect.any(Number) },
  });
  const { data } = await desk('approval/list', { command: 'setting.set' }, 'ben');
  const { id, proposedHash } = data.rows[0];
  expect((await desk('approval/approve', { id, proposedHash }, 'root')).error).toBe(errorCodes.notPermitted);
  keys.cass = await casino.addOperator('cass', ['cashier', 'bonuses']);
  expect((await desk('approval/approve', { id, proposedHash }, 'cass')).error).toBe(errorCodes.notPermitted);
  expect((await desk('approval/approve', { id, proposedHash }, 'ben')).data.state).toBe('carriedOut');
  const { data: rows } = await desk('setting/history', { name: 'cashOut', scope: 'USD' });
  expect(rows[0]).toMatchObject({ value: { monthlyMost: '17000' }, setBy: 'operator:root' });
  const { data: shown } = await desk('setting/listAll', { name: 'cashOutMethod' });
  const { name, scope, version } = shown[0];
  const order = { name, scope, version, fields: { sortIndex: 9 }, reason: 'A test' };
  expect((await desk('setting/set', order, 'root')).error).toBe(0);
});
