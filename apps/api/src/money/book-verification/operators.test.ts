import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ended, runCommand } from '../../testing/run-operator.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let member: TestMember;
let key: string;

beforeAll(async () => {
  casino = await startMoneyCasino();
  key = await casino.addOperator('anna');
  member = await casino.api.join();
  await casino.payIn(member, 500);
});
afterAll(() => casino.close());

const settings = () => ({ DESK_ORIGIN: casino.api.deskUrl, STAFF_TOKEN: key });

/** The operators' command against the real API. */
const operator = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  runCommand(args, { ...settings(), ...env });

async function cashOut(amount: number): Promise<string> {
  const proofs = await casino.proofs(member);
  const body = { amount, paymentMethod: 'PAYPAL', email: 'maria@example.com', ...proofs };
  const applied = await casino.api.post('/sys/withdraw/apply', body, member.token);
  if (applied.error !== 0) throw new Error(applied.message);
  return String(applied.data.id);
}

describe('the operators’ command', () => {
  it('lists, shows, approves, and the cash-out is paid', async () => {
    const id = await cashOut(100);
    const list = await operator(['list']);
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(list.out).toMatch(new RegExp(`${id}\\s+.*${member.username}\\s+100\\.00 USD\\s+PAYPAL\\s+pending`));
    expect((await operator(['show', id])).out).toContain('maria@example.com');
    const approved = await operator(['approve', id]);
    expect(approved.code).toBe(0);
    expect(approved.out).toMatch(/Approved\.[\s\S]*Decided by\s+anna/);
    await until(async () => (await operator(['show', id])).out.includes('completed'));
    const again = await operator(['approve', id]);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('completed');
  });

  it('rejects with a reason, records who and when, and shows the acts', async () => {
    const id = await cashOut(50);
    expect((await operator(['reject', id])).code).toBe(2);
    expect((await operator(['reject', id, '--reason', 'Not readable'])).out).toContain('the money is back');
    const auditEvents = await operator(['audit', '--cash-out', id]);
    expect(auditEvents.out).toMatch(/anna\s+cashOut\.reject\s+\d+\s+\d+\s+pending\s+rejected\s+Not readable/);
    expect((await operator(['list', 'rejected'])).out).toContain('rejected');
  });

  it('marks as paid, looks a member up and verifies the books', async () => {
    const id = await cashOut(25);
    // Approved, and waiting for an operator: so it is when no configured provider takes its method.
    await casino.api.db.query(`update cash_out set status = 'passed', approved_hash = content_hash where id = $1`, [
      id,
    ]);
    const paid = await operator(['paid', id, '--reference', 'wire 7']);
    expect(paid.out).toMatch(/Status\s+completed[\s\S]*wire 7/);
    const found = await operator(['members', member.username]);
    expect(found.out).toMatch(/Deposited\s+500\.00 USD/);
    const verified = await operator(['verify']);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toMatch(/\d+ books with \d+ postings were checked; everything is right\./);
    expect((await operator(['verify', String(member.id)])).code).toBe(2);
    const one = await operator(['verify', String(member.id), '--reason', 'A doubt of his']);
    expect(one.out).toMatch(/^1 books with \d+ postings were checked; everything is right\./);
    expect((await operator(['audit', '--member', String(member.id)])).out).toMatch(/book\.verify.*A doubt of his/);
  });

  it('gives back what a provider paid in another amount, with a reason, and only that', async () => {
    await casino.control('/payouts', { behaviour: 'otherAmount' });
    const id = await cashOut(25);
    await operator(['approve', id]);
    await until(async () => (await operator(['show', id])).out.includes('speaks of 24.99 USD instead of 25.00 USD'));
    await casino.control('/payouts', { behaviour: 'settle' });
    expect((await operator(['give-back', id])).code).toBe(2);
    const given = await operator(['give-back', id, '--reason', 'The provider took it back']);
    expect(given.out).toMatch(/money is back with the member[\s\S]*Status\s+failed/);
    const other = await cashOut(25);
    expect((await operator(['give-back', other, '--reason', 'no'])).err).toContain('pending');
  });

  it('suspends and enables a member, blocks and allows play, with a reason that is recorded', async () => {
    const other = await casino.api.join({ recommendCode: 'autumn-partner' });
    const id = String(other.id);
    expect((await operator(['members', id])).out).toMatch(/Recommended by\s+autumn-partner/);
    const check = async () =>
      (await casino.api.post('/sys/sysSetting/checkBlock', { id: Number(id) }, other.token)).data;
    expect((await operator(['block', id])).code).toBe(2);
    expect(await operator(['block', id, '--reason', 'cards of others'])).toMatchObject({ code: 0, err: '' });
    expect(await check()).toBe(0);
    expect(await operator(['allow', id])).toMatchObject({ code: 0, err: '' });
    expect(await check()).toBe(1);
    expect((await operator(['suspend', id, '--reason', 'account sold'])).out).toContain('Suspended');
    expect((await operator(['members', id])).out).toMatch(/Standing\s+suspended/);
    expect((await operator(['enable', id])).out).toContain('Enabled');
    const auditEvents = (await operator(['audit', '--member', id])).out;
    expect(auditEvents).toMatch(/member\.suspend.*account sold/);
    expect(auditEvents).toMatch(/member\.blockPlay.*cards of others/);
  });

  it.each([
    [['approve', '999999999'], {}, 1, /couldn’t find/],
    [['list'], { STAFF_TOKEN: 'wrong' }, 1, /does not know this token/],
    [['list'], { STAFF_TOKEN: '', FAIRHOUSE_DATA_DIR: '/nowhere' }, 1, /You are not signed in/],
    [['list'], { DESK_ORIGIN: 'http://127.0.0.1:1' }, 1, /does not answer/],
    [['list'], { DESK_ORIGIN: '', HOST: '::', DESK_PORT: '1' }, 1, /at http:\/\/\[::1\]:1 does not answer/],
    [['list'], { DESK_ORIGIN: '', HOST: '127.0.0.2', DESK_PORT: '1' }, 1, /at http:\/\/127.0.0.2:1 does/],
    [['list', 'later'], {}, 2, /no status "later"/],
    [['approve', 'one'], {}, 2, /number of the cash-out/],
    [['burn'], {}, 2, /no command "burn"/],
  ])('%j %j ends with %i and a sentence', async (args, env, code, sentence) => {
    const ran = await operator(args, env);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(sentence);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });
});
