import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Role, roleNames } from '@fairhouse/contract/operator';
import { Secret, TOTP } from 'otpauth';

/** As of the browser that goes on with the session. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const password = 'a phrase of the tests, long enough';

/**
 * Staffs a house that has just been opened, by its own calls: the first administrator by the link that the start wrote,
 * and somebody who may do all but manage staff, whose personal token it answers.
 */
export async function enlist(desk: string, dataFolder: string): Promise<string> {
  const link = (await readFile(join(dataFolder, 'desk-first-link'), 'utf8')).trim();
  const owner = await beginByLink(desk, link, 'owner');
  const roles: Role[] = roleNames.filter((role) => role !== 'administrator');
  const invited = await ask(desk, '/operator/staff/invite', { name: 'desk', displayName: 'Desk', roles }, owner);
  const cookie = await beginByLink(desk, invited.data.link);
  return (await ask(desk, '/operator/auth/token', { label: 'tests' }, cookie)).data.token;
}

/** Sets password and authenticator app by a one-time link; answers the session's cookie. */
export async function beginByLink(desk: string, link: string, name?: string, origin = desk): Promise<string> {
  const token = link.split('#')[1];
  const set = await ask(desk, '/operator/auth/password/set', { token, name, password }, '', origin);
  const code = new TOTP({ secret: Secret.fromBase32(set.data.secret) }).generate();
  const { cookie } = await ask(desk, '/operator/auth/password/confirm', { token, name, code }, '', origin);
  return cookie!;
}

async function ask(desk: string, path: string, body: object, cookie = '', origin = desk) {
  const answer = await fetch(`${desk}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': userAgent, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what the call answers.
  const { error, message, data } = (await answer.json()) as any;
  if (error !== 0) throw new Error(`${path}: ${message}`);
  return { data, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}
