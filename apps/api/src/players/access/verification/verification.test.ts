import { errorCodes } from '@fairhouse/contract/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationOf } from '../../../testing/registration-of.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { tidyAccess } from '../tidy-access.ts';
import { drawPicture, newCode } from './draw-picture.ts';
import { glyphs } from './glyphs.ts';
import { newQuestion } from './questions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    TRUSTED_PROXIES: '127.0.0.1',
    PICTURE_AFTER_FAILURES: '3',
    PICTURE_AFTER_JOINS: '2',
    GUESSES_PER_MINUTE: '100000',
  });
});
afterAll(() => api.close());

let number = 7_000;
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (address: string, body: Record<string, unknown>) =>
  api.post('/sys/auth/login', body, undefined, from(address));
const register = (address: string, extra: Record<string, unknown> = {}) =>
  api.post('/sys/auth/register', registrationOf(++number, extra), undefined, from(address));

/** A member who joined from an address of their own. */
async function member(): Promise<{ username: string; password: string }> {
  const registration = registrationOf(++number);
  const { error } = await api.post('/sys/auth/register', registration, undefined, from(`203.0.113.${number % 250}`));
  expect(error).toBe(0);
  return registration;
}

/** Draws the picture of a ticket and looks its answer up, as no client can. */
async function picture(ticket: string, address = '198.51.100.1'): Promise<string> {
  const drawn = await api.post('/sys/member/verifyCode/image', { ticket }, undefined, from(address));
  expect(drawn.data).toMatch(/^data:image\/png;base64,/);
  return answerOf(ticket);
}

async function answerOf(ticket: string): Promise<string> {
  const { rows } = await api.db.query('select answer from verification where ticket = $1', [ticket]);
  return rows[0].answer;
}

async function failThrice(address: string): Promise<void> {
  for (let failure = 0; failure < 3; failure++) {
    const { error } = await login(address, { username: `nobody${number++}`, password: 'wrong' });
    expect(error).toBe(errorCodes.loginFailed);
  }
}

describe('the verification picture', () => {
  it('is asked for after failures from one address, not of anybody else', async () => {
    const { username, password } = await member();
    await failThrice('198.51.100.2');
    expect((await login('198.51.100.2', { username, password })).error).toBe(errorCodes.verificationRequired);
    expect((await login('198.51.100.3', { username, password })).error).toBe(0);
  });

  it('lets in who typed it, in small letters too, once', async () => {
    const { username, password } = await member();
    await failThrice('198.51.100.4');
    const verifyCode = (await picture('ticket-once')).toLowerCase();
    const answer = { username, password, ticket: 'ticket-once', verifyCode };
    expect((await login('198.51.100.4', answer)).error).toBe(0);
    expect((await login('198.51.100.4', answer)).error).toBe(errorCodes.verificationWrong);
  });

  it('is spent by a wrong answer', async () => {
    const { username, password } = await member();
    await failThrice('198.51.100.5');
    const verifyCode = await picture('ticket-wrong');
    const answer = { username, password, ticket: 'ticket-wrong' };
    expect((await login('198.51.100.5', { ...answer, verifyCode: 'BBBBB' })).error).toBe(errorCodes.verificationWrong);
    expect((await login('198.51.100.5', { ...answer, verifyCode })).error).toBe(errorCodes.verificationWrong);
  });

  it('is too old after five minutes', async () => {
    await failThrice('198.51.100.6');
    const verifyCode = await picture('ticket-old');
    await api.db.query(`update verification set expires_at = expires_at - interval '5 minutes' where ticket = $1`, [
      'ticket-old',
    ]);
    expect(
      (await login('198.51.100.6', { username: 'a', password: 'b', ticket: 'ticket-old', verifyCode })).error,
    ).toBe(errorCodes.verificationWrong);
  });

  it('is asked for after several accounts from one address', async () => {
    expect((await register('198.51.100.7')).error).toBe(0);
    expect((await register('198.51.100.7')).error).toBe(0);
    expect((await register('198.51.100.7')).error).toBe(errorCodes.verificationRequired);
    const { username, password } = await member();
    expect((await login('198.51.100.7', { username, password })).error).toBe(0);
    const verifyCode = await picture('ticket-join');
    expect((await register('198.51.100.7', { ticket: 'ticket-join', verifyCode })).error).toBe(0);
    await api.db.query(`update verification_pressure set first_at = first_at - interval '25 hours'`);
    expect((await register('198.51.100.7')).error).toBe(0);
  });

  it('is asked of who fishes for names that are taken', async () => {
    const { username } = await member();
    const fish = () =>
      api.post('/sys/auth/checkRegister1', registrationOf(++number, { username }), undefined, from('2001:db8:1:2::1'));
    for (let time = 0; time < 3; time++) expect((await fish()).error).toBe(errorCodes.usernameTaken);
    expect((await fish()).error).toBe(errorCodes.verificationRequired);
    // The whole connection counts, not one of its addresses.
    expect((await register('2001:db8:1:2:ffff::9')).error).toBe(errorCodes.verificationRequired);
    expect((await register('2001:db8:1:3::1')).error).toBe(0);
  });

  it('differs every time, and shows every character of its code', async () => {
    const [one, other] = await Promise.all([drawPicture('ACDE3'), drawPicture('ACDE3')]);
    expect(one.equals(other)).toBe(false);
    const { width, height, format } = await sharp(one).metadata();
    expect([width, height, format]).toEqual([480, 168, 'png']);
    // Where a character stands there is more ink than lines and specks alone would leave.
    const { data, info } = await sharp(one).greyscale().raw().toBuffer({ resolveWithObject: true });
    for (let place = 0; place < 5; place++) {
      const [left, right] = [(place + 0.35) / 5.7, (place + 1.35) / 5.7].map((part) => Math.round(part * info.width));
      let dark = 0;
      for (let y = 0; y < info.height; y++)
        for (let x = left!; x < right!; x++) if (data[y * info.width + x]! < 90) dark++;
      expect(dark, `character ${place + 1}`).toBeGreaterThan(900);
    }
  });

  it('draws codes of characters that are not mistaken for one another', () => {
    for (let time = 0; time < 50; time++) expect(newCode()).toMatch(/^[A-Z3479]{5}$/);
    expect(Object.keys(glyphs).join('')).not.toMatch(/[0O1I2Z5S6G8BUVQLF]/);
  });
});

describe('the question in place of the picture', () => {
  it('is answered with a word, in the language of the player', async () => {
    await failThrice('198.51.100.8');
    const { username, password } = await member();
    const asked = await api.post('/sys/member/verifyCode/question', { ticket: 'ticket-words' }, undefined, {
      ...from('198.51.100.8'),
      'x-fe-lang': 'fil',
    });
    expect(asked.data).toMatch(/^Alin sa mga salitang ito ang .+\?/);
    const verifyCode = (await answerOf('ticket-words')).toUpperCase();
    expect(asked.data.toUpperCase()).toContain(verifyCode);
    expect((await login('198.51.100.8', { username, password, ticket: 'ticket-words', verifyCode })).error).toBe(0);
  });

  it('has one right word among six', () => {
    for (const language of ['en', 'fil'] as const) {
      const { question, answer } = newQuestion(language);
      const words = /: (.+)\?/.exec(question)![1]!.split(', ');
      expect(words).toHaveLength(6);
      expect(new Set(words).size).toBe(6);
      expect(words).toContain(answer);
    }
  });

  it('is given twelve times an hour', async () => {
    const ask = () =>
      api.post('/sys/member/verifyCode/question', { ticket: 'ticket-many' }, undefined, from('198.51.100.9'));
    for (let time = 0; time < 12; time++) expect((await ask()).error).toBe(0);
    expect((await ask()).error).toBe(errorCodes.tooManyRequests);
  });
});

it('leaves nothing behind that counts no more', async () => {
  await picture('ticket-left');
  await api.db.query(`update verification set expires_at = now() - interval '1 second'`);
  await api.db.query(`update verification_pressure set first_at = now() - interval '2 days'`);
  await tidyAccess(api.db);
  const { rows } = await api.db.query(
    'select (select count(*)::int from verification) + (select count(*)::int from verification_pressure) as rows',
  );
  expect(rows[0].rows).toBe(0);
});
