import { connect } from '@fairhouse/database';
import { Secret, TOTP } from 'otpauth';
import { casinoSchema } from '../schema.ts';
import { addOperator } from './add-operator.ts';
import { relaxPolicies } from './relax-policies.ts';

/** As of the browser that continues with the session. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const password = 'a phrase of the tests, long enough';

/**
 * Staffs a casino that has just been opened, as anyone who holds its database may: somebody who decides everything, and
 * two who manage staff. Answers their personal tokens; none can sign in, so the link for the first administrator stays to
 * be used.
 */
export async function enlist(
  databaseUrl: string,
): Promise<{ STAFF_TOKEN: string; ADMINISTRATOR_TOKEN: string; SECOND_ADMINISTRATOR_TOKEN: string }> {
  const db = connect({ url: databaseUrl, schema: casinoSchema, connections: 1 });
  try {
    await relaxPolicies(db);
    return {
      STAFF_TOKEN: await addOperator(db, 'desk'),
      ADMINISTRATOR_TOKEN: await addOperator(db, 'keeper', ['administrator']),
      SECOND_ADMINISTRATOR_TOKEN: await addOperator(db, 'second-keeper', ['administrator']),
    };
  } finally {
    await db.end();
  }
}

/** Sets password and authenticator app by a one-time link; answers the session's cookie. */
export async function beginByLink(desk: string, link: string, origin = desk): Promise<string> {
  const token = link.split('#')[1];
  const set = await ask(desk, '/operator/auth/password/set', { token, password }, '', origin);
  const code = new TOTP({ secret: Secret.fromBase32(set.data.secret) }).generate();
  const { cookie } = await ask(desk, '/operator/auth/password/confirm', { token, code }, '', origin);
  return cookie!;
}

async function ask(desk: string, path: string, body: object, cookie = '', origin = desk) {
  const answer = await fetch(`${desk}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': userAgent, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: anyone who asks knows what the call answers.
  const { error, message, data } = (await answer.json()) as any;
  if (error !== 0) throw new Error(`${path}: ${message}`);
  return { data, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}
