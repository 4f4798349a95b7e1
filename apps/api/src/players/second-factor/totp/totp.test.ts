import { errorCodes } from '@fairhouse/contract/errors';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTotp, newTotpSecret, stepOfCode } from '../../../lib/totp.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';

describe('a code', () => {
  // RFC 6238, appendix B: the SHA-1 rows, of which six digits are the last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s', (second, code) => {
    const secret = Buffer.from('12345678901234567890');
    expect(stepOfCode(secret, code, second * 1_000)).toBe(Math.floor(second / 30));
  });

  it('is taken one step early and one late, and no further', () => {
    const secret = newTotpSecret();
    const { uri } = describeTotp(secret, 'Fairhouse', 'maria');
    const base32 = new URL(uri).searchParams.get('secret')!;
    const [now, step] = [1_800_000_015_000, 60_000_000];
    const of = (offset: number) =>
      new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now + offset * 30_000 });
    const taken = [-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, of(offset), now));
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });
});

describe('an authenticator app', () => {
  let api: TestApi;
  let member: TestMember;
  let totp: TOTP;
  let codes: string[];
  let spent: string;
  beforeAll(async () => {
    api = await startTestApi({ GUESSES_PER_MINUTE: '1000' });
    member = await api.join();
  });
  afterAll(() => api.close());

  const call = (path: string, body: object, of = member) => api.post(`/sys/member/factor${path}`, body, of.token);
  const password = (of = member) => ({ password: of.password });
  const logIn = (of = member) => api.post('/sys/auth/login', { username: of.username, password: of.password });
  const answer = (challenge: string, code: string) => api.post('/sys/auth/login', { challenge, code });
  const codeOf = (app: TOTP, stepsOn = 0) => app.generate({ timestamp: Date.now() + stepsOn * 30_000 });
  /** As if the last code had been taken long ago: a test does not wait 30 s. */
  const forgetStep = (of = member) =>
    api.db.query('update totp_factor set last_step = last_step - 10 where member_id = $1', [of.id]);

  async function switchOn(of: TestMember): Promise<{ app: TOTP; codes: string[] }> {
    const { data } = await call('/totp/begin', password(of), of);
    const app = new TOTP({ secret: Secret.fromBase32(data.secret) });
    const confirmed = await call('/totp/confirm', { code: codeOf(app) }, of);
    expect(confirmed.error).toBe(0);
    await forgetStep(of);
    return { app, codes: confirmed.data.recoveryCodes };
  }

  it('is begun only with the password', async () => {
    expect((await call('/totp/begin', { password: 'not the password' })).error).toBe(errorCodes.oldPasswordWrong);
    const { data, error } = await call('/totp/begin', password());
    expect(error).toBe(0);
    expect(data.uri).toMatch(new RegExp(`^otpauth://totp/Fairhouse:${member.username}\\?.*digits=6&period=30`));
    totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
  });

  it('protects nothing until a code of it was confirmed', async () => {
    expect((await logIn()).error).toBe(0);
    expect((await call('/totp/confirm', { code: '000000' })).error).toBe(errorCodes.secondFactorWrong);
    const elsewhere = await logIn();
    spent = codeOf(totp);
    const { data } = await call('/totp/confirm', { code: spent });
    codes = data.recoveryCodes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    // Anyone who was logged in without it is logged out; who switched it on is not.
    expect((await api.post('/sys/auth/token/info', {}, elsewhere.data.token)).error).toBe(-2);
    expect((await call('/get', {})).data).toMatchObject({ totp: {}, passkeys: [], recoveryCodesLeft: 10 });
  });

  it('is asked for at the log-in, takes a code once and no challenge twice', async () => {
    const asked = await logIn();
    expect(asked).toMatchObject({
      error: errorCodes.secondFactorRequired,
      data: { methods: ['totp', 'recoveryCode'], passkey: null },
    });
    const { challenge } = asked.data;
    // The code that switched it on is spent.
    expect((await answer(challenge, spent)).error).toBe(errorCodes.secondFactorWrong);
    const code = codeOf(totp, 1);
    const entered = await answer(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered).toMatchObject({ error: 0, data: { id: Number(member.id) } });
    expect((await answer(challenge, codeOf(totp, 1))).error).toBe(errorCodes.secondFactorExpired);
    const again = (await logIn()).data.challenge;
    expect((await answer(again, code)).error).toBe(errorCodes.secondFactorWrong);
    await forgetStep();
    member = { ...member, token: entered.data.token };
  });

  it('gives one session to eight who answer with one code at once', async () => {
    const challenges = await Promise.all(Array.from({ length: 8 }, async () => (await logIn()).data.challenge));
    const code = codeOf(totp);
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    await api.db.query('delete from factor_failure');
    await forgetStep();
  });

  it('is replaced by a recovery code, each once, with an auditEvent and a mail', async () => {
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await answer((await logIn()).data.challenge, typed)).error).toBe(0);
    expect((await answer((await logIn()).data.challenge, codes[0]!)).error).toBe(errorCodes.secondFactorWrong);
    const { rows } = await api.db.query(
      `select after from audit_event where member_id = $1 and command = 'secondFactor.useRecoveryCode'`,
      [member.id],
    );
    expect(rows).toEqual([{ after: { recoveryCodes: 9 } }]);
    const mails = await api.db.query(
      'select body_text as text from mail where recipient = $1 order by id desc limit 1',
      [`${member.username}@example.com`],
    );
    expect(mails.rows[0].text).toContain('You have 9 left');
  });

  it('gives new recovery codes for the password; the former ones are worth nothing', async () => {
    expect((await call('/recovery/renew', { password: 'wrong one' })).error).toBe(errorCodes.oldPasswordWrong);
    const renewed = await call('/recovery/renew', password());
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await answer((await logIn()).data.challenge, codes[1]!)).error).toBe(errorCodes.secondFactorWrong);
    expect((await answer((await logIn()).data.challenge, renewed.data.recoveryCodes[1])).error).toBe(0);
  });

  it('takes no code after five wrong ones, not by a fresh challenge either, and says so in a mail', async () => {
    const other = await api.join();
    const { app } = await switchOn(other);
    const challenges = await Promise.all(Array.from({ length: 8 }, async () => (await logIn(other)).data.challenge));
    const guesses = await Promise.all(challenges.map((challenge) => answer(challenge, '000000')));
    const wrong = guesses.filter(({ error }) => error === errorCodes.secondFactorWrong);
    expect(wrong.length).toBe(5);
    const late = await answer((await logIn(other)).data.challenge, codeOf(app));
    expect(late.error).toBe(errorCodes.secondFactorLocked);
    expect(late.message).toMatch(/15 minutes/);
    const { rows } = await api.db.query('select subject from mail where recipient = $1', [
      `${other.username}@example.com`,
    ]);
    expect(rows.map(({ subject }) => subject)).toContain('Wrong codes for your account – Fairhouse');
    await api.db.query(`update factor_failure set locked_until = now() where member_id = $1`, [other.id]);
    expect((await answer((await logIn(other)).data.challenge, codeOf(app))).error).toBe(0);
  });

  it('spends a challenge after five wrong answers and after five minutes', async () => {
    const other = await api.join();
    const { app } = await switchOn(other);
    const { challenge } = (await logIn(other)).data;
    for (let tries = 0; tries < 5; tries++) {
      await answer(challenge, 'WRONG-WRONG');
      await api.db.query('delete from factor_failure where member_id = $1', [other.id]);
    }
    expect((await answer(challenge, codeOf(app))).error).toBe(errorCodes.secondFactorExpired);
    const slow = (await logIn(other)).data.challenge;
    await api.db.query(`update factor_challenge set expires_at = now() where member_id = $1`, [other.id]);
    expect((await answer(slow, codeOf(app))).error).toBe(errorCodes.secondFactorExpired);
    expect((await answer('x'.repeat(43), codeOf(app))).error).toBe(errorCodes.secondFactorExpired);
  });

  it('is kept sealed, bound to its member, and is switched off by the password alone', async () => {
    const other = await api.join();
    const { app } = await switchOn(other);
    const { rows } = await api.db.query('select encrypted_secret as sealed from totp_factor where member_id = $1', [
      other.id,
    ]);
    expect(Buffer.from(rows[0].sealed).includes(Buffer.from(app.secret.bytes))).toBe(false);
    const begunAgain = await call('/totp/begin', password(other), other);
    expect(begunAgain.error).toBe(errorCodes.conflict);
    expect((await call('/totp/remove', { password: 'wrong one' }, other)).error).toBe(errorCodes.oldPasswordWrong);
    expect((await call('/totp/remove', password(other), other)).error).toBe(0);
    expect((await call('/get', {}, other)).data).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    expect((await logIn(other)).error).toBe(0);
    const auditEvents = await api.db.query(
      'select command, before, after from audit_event where member_id = $1 and command like $2',
      [other.id, 'secondFactor.%'],
    );
    expect(auditEvents.rows).toEqual([
      {
        command: 'secondFactor.addTotp',
        before: { totp: false, passkeys: 0, recoveryCodes: 0 },
        after: { totp: true, passkeys: 0, recoveryCodes: 10 },
      },
      {
        command: 'secondFactor.removeTotp',
        before: { totp: true, passkeys: 0, recoveryCodes: 10 },
        after: { totp: false, passkeys: 0, recoveryCodes: 0 },
      },
    ]);
  });

  it('whose secret was put into another member’s row opens nothing', async () => {
    const [mine, theirs] = [await api.join(), await api.join()];
    const { app } = await switchOn(mine);
    await switchOn(theirs);
    await api.db.query(
      `update totp_factor set encrypted_secret = (select encrypted_secret from totp_factor where member_id = $1)
       where member_id = $2`,
      [mine.id, theirs.id],
    );
    expect((await answer((await logIn(theirs)).data.challenge, codeOf(app))).error).toBe(errorCodes.serverBusy);
  });
});
