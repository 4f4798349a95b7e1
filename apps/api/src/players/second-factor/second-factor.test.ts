import { errorCodes } from '@fairhouse/contract/errors';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';

let api: TestApi;
let member: TestMember;
let operator: TestOperator;
beforeAll(async () => {
  api = await startTestApi();
  operator = await testOperator(api, 'anna');
  member = await api.join();
  const { data } = await api.post('/sys/member/factor/totp/begin', { password: member.password }, member.token);
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
  await api.post('/sys/member/factor/totp/confirm', { code }, member.token);
});
afterAll(() => api.close());

const logIn = () => api.post('/sys/auth/login', { username: member.username, password: member.password });

it('says what is on, and nothing that is secret', async () => {
  const { data } = await api.post('/sys/member/factor/get', {}, member.token);
  expect(Object.keys(data).sort()).toEqual(['passkeys', 'recoveryCodesLeft', 'takesPasskeys', 'totp']);
  expect(Object.keys(data.totp)).toEqual(['since']);
  const { rows } = await api.db.query(`select before, after from audit_event where member_id = $1`, [member.id]);
  expect(JSON.stringify(rows)).not.toMatch(/secret|code_hash/);
});

it('is taken off by an operator with a reason, recorded and mailed; the password is enough again', async () => {
  expect((await logIn()).error).toBe(errorCodes.secondFactorRequired);
  expect((await operator.run('reset-factor', String(member.id))).code).toBe(2);
  const reset = await operator.run('reset-factor', String(member.id), '--reason', 'passport seen in a call');
  expect(reset).toMatchObject({ code: 0, err: '' });
  expect(reset.out).toContain('Reset; the member logs in with the password alone');
  expect((await logIn()).error).toBe(0);
  const { rows } = await api.db.query(
    `select actor, before, after from audit_event where command = 'secondFactor.reset'`,
  );
  expect(rows).toEqual([
    {
      actor: 'operator:anna',
      before: { totp: true, passkeys: 0, recoveryCodes: 10 },
      after: { totp: false, passkeys: 0, recoveryCodes: 0, reason: 'passport seen in a call' },
    },
  ]);
  const mails = await api.db.query('select subject, body_text as text from mail order by id desc limit 1');
  expect(mails.rows[0]).toMatchObject({ subject: 'Your second factors were reset – Fairhouse' });
});

it('cannot be taken off twice, nor of nobody', async () => {
  for (const id of [String(member.id), '999999999']) {
    const again = await operator.run('reset-factor', id, '--reason', 'again');
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('couldn’t find');
  }
});

it('mails a member in the language of joining', async () => {
  const { rows } = await api.db.query(`update member set language = 'fil' where id = $1 returning email`, [member.id]);
  const { data } = await api.post('/sys/member/factor/totp/begin', { password: member.password }, member.token);
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
  expect((await api.post('/sys/member/factor/totp/confirm', { code }, member.token)).error).toBe(0);
  const mails = await api.db.query('select subject from mail where recipient = $1 order by id desc limit 1', [
    rows[0].email,
  ]);
  expect(mails.rows[0].subject).toBe('May pangalawang hakbang na sa pag-log in mo – Fairhouse');
});
