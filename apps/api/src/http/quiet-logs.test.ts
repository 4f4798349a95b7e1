import { createLogger } from '@fairhouse/operation';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callWallet } from '../testing/call-wallet.ts';
import { type MoneyCasino, startMoneyCasino } from '../testing/start-money-casino.ts';
import { testSecrets } from '../testing/start-test-api.ts';

const lines: string[] = [];
let casino: MoneyCasino;

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'trace');
  casino = await startMoneyCasino({}, createLogger('canary', { write: (line) => void lines.push(line) }));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await casino.close();
});

/** A life in the casino, with a mistake at each step, since it is mistakes that are logged. Answers every secret in it. */
async function live(): Promise<Record<string, string>> {
  const { api } = casino;
  const person = { password: 'canary password 7', firstName: 'Canaria', lastName: 'Fringilla', address: '7 Finch Row' };
  const member = await api.join({ ...person, repassword: person.password });
  await api.post('/sys/auth/login', { username: member.username, password: 'canary wrong guess' });
  await api.post('/sys/auth/login', `{"username":"${member.username}","password":"canary torn`);
  await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: member.username });
  const { rows } = await api.db.query('select body_text from mail order by id desc limit 1');
  const linkToken = /token=([\w-]+)/.exec(rows[0].body_text)![1]!;
  await fetch(`${api.url}/nowhere?token=${member.token}`);

  const document = new FormData();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  document.append('file', new Blob([new Uint8Array(picture)]), 'canary-passport.png');
  const headers = { authorization: member.token };
  const uploaded = await fetch(`${api.url}/api/sys/file/upload`, { method: 'POST', headers, body: document });
  const { data: file } = (await uploaded.json()) as { data: { url: string } };
  await fetch(`${api.url}${file.url}x`);
  document.set('file', new Blob(['canary-document-content']), 'canary-passport.png');
  await fetch(`${api.url}/api/sys/file/upload`, { method: 'POST', headers, body: document });

  await casino.payIn(member, 100);
  await fetch(`${api.url}/webhooks/stripe`, { method: 'POST', body: '{"canary":"webhook-body"}' });
  const bank = { routingNumber: '021000021', accountNumber: '48151623426', accountName: 'Canaria Fringilla' };
  const application = { amount: 25, paymentMethod: 'BANK_CARD', ...bank };
  await api.post('/sys/withdraw/apply', application, member.token);
  await api.post('/sys/withdraw/apply', { ...application, ...(await casino.proofs(member)) }, member.token);

  const launch = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token')!;
  await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' }, 'not the secret of the studio');
  const { token: gameToken } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });

  // A bug on the way: the database's own words about the row it refused must not get into the log either.
  await api.db.query('alter table mail add constraint refuses_all check (false) not valid');
  expect((await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: member.username })).status).toBe(500);
  await api.db.query('alter table mail drop constraint refuses_all');
  await api.post('/sys/auth/logout', {}, member.token);

  return {
    ...person,
    ...testSecrets,
    token: member.token,
    email: `${member.username}@example.com`,
    wrongGuess: 'canary wrong guess',
    tornBody: 'canary torn',
    linkToken,
    launchToken,
    gameToken,
    fileName: 'canary-passport',
    document: 'canary-document-content',
    signature: new URL(file.url, api.url).searchParams.get('signature')!,
    account: bank.accountNumber,
    webhook: 'webhook-body',
  };
}

it('say what went wrong, and nothing that is secret or somebody’s', async () => {
  const secrets = await live();
  const log = lines.join('');
  for (const reported of ['a webhook was refused', 'wallet call refused', 'call failed', 'refuses_all']) {
    expect(log).toContain(reported);
  }
  const found = Object.entries(secrets).filter(([, secret]) => log.includes(secret));
  expect(found.map(([name]) => name)).toEqual([]);
  expect(Object.values(secrets).every((secret) => secret.length > 6)).toBe(true);
});
