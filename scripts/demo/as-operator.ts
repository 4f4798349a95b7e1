import { randomBytes } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract';
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath, Role } from '@fairhouse/contract/operator';
import { connect, type Database } from '@fairhouse/database';
import { CannotRun } from '@fairhouse/operation/settings';
import { Secret, TOTP } from 'otpauth';
import { addStaff } from '../../apps/api/src/desk/index.ts';
import { casinoSchema } from '../../apps/api/src/schema.ts';
import { tokenMailedTo } from '../../apps/api/src/testing/invite-staff.ts';
import { post, Refused } from './casino-calls.ts';
import type { DemoClock } from './moved-clock.ts';

/** Who works at the desk in a demonstration: one for each role, and a second cashier and administrator for what takes two. */
export const staff = {
  administrator: 'administrator',
  'second-administrator': 'administrator',
  cashier: 'cashier',
  'second-cashier': 'cashier',
  documents: 'documents',
  risk: 'risk',
  support: 'support',
  bonuses: 'bonuses',
  content: 'content',
  compliance: 'compliance',
  finance: 'finance',
} as const satisfies Record<string, Role>;
export type StaffName = keyof typeof staff;
const names = Object.keys(staff) as StaffName[];

export interface Desk {
  /** A call of the desk by one of its people. Throws `Refused`. */
  ask<P extends OperatorCallPath>(who: StaffName, path: P, input: OperatorCallInput<P>): Promise<OperatorCallOutput<P>>;
  /** A call that takes a file. */
  upload<P extends OperatorCallPath>(
    who: StaffName,
    path: P,
    fields: Readonly<Record<string, string>>,
    file: { name: string; type: string; text: string },
  ): Promise<OperatorCallOutput<P>>;
  /** With which all of them sign in. */
  password: string;
  /** What each has in the authenticator app, in base32. */
  secrets: ReadonlyMap<StaffName, string>;
}

const stepMs = 30_000;

interface DeskOptions {
  /** The desk's origin. */
  origin: string;
  databaseUrl: string;
  clock: DemoClock;
}

/** Gives the casino its staff, by the desk's own calls: invited, with a password and an authenticator app. */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { origin, clock } = options;
  const password = randomBytes(9).toString('base64url');
  const secrets = new Map<StaffName, string>();
  const tokens = new Map<StaffName, string>();
  const send = <Data>(path: string, body: string | FormData, headers: Record<string, string>, token?: string) =>
    post<Data>(`${origin}/api${path}`, body, { ...headers, origin, ...(token ? { authorization: token } : {}) });
  const call = <Data>(path: string, input: object, token?: string) =>
    send<Data>(path, JSON.stringify(input), { 'content-type': 'application/json' }, token);
  const lastSteps = new Map<StaffName, number>();
  /** A code works once; the casino takes that of the next half minute as well. */
  const codeOf = (name: StaffName) => {
    const step = Math.max(Math.floor(clock.now().getTime() / stepMs), (lastSteps.get(name) ?? 0) + 1);
    lastSteps.set(name, step);
    return new TOTP({ secret: Secret.fromBase32(secrets.get(name)!) }).generate({ timestamp: step * stepMs });
  };
  const signIn = async (name: StaffName) => {
    const input = { name, password, code: codeOf(name), as: 'token' };
    tokens.set(name, (await call<{ token: string }>('/operator/auth/signIn', input)).token);
  };

  const db = connect({ url: options.databaseUrl, schema: casinoSchema, connections: 1 });
  const invited = new Map<StaffName, string>();
  try {
    const [owner, second] = await addOwners(db);
    for (const name of names) {
      const email = `${name}@example.com`;
      const person = { name, displayName: name, email, roles: [staff[name]] };
      await call('/operator/staff/invite', person, owner).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.code !== errorCodes.waitsForSecond) throw error;
        return call('/operator/staff/invite', person, second);
      });
      invited.set(name, await tokenMailedTo(db, email));
    }
  } finally {
    await db.end();
  }
  for (const [name, token] of invited) {
    const { secret } = await call<{ secret: string }>('/operator/auth/password/set', { token, password });
    secrets.set(name, secret);
    await call('/operator/auth/password/confirm', { token, code: codeOf(name) });
  }
  /** By one of them, who signs in again where that is over. */
  const as = async <Data>(who: StaffName, run: (token: string | undefined) => Promise<Data>): Promise<Data> => {
    const token = tokens.get(who);
    try {
      if (token) return await run(token);
    } catch (error) {
      // Tokens end after half a day, which a clock that is moved skips.
      if (!(error instanceof Refused) || error.code !== errorCodes.loginAgain) throw error;
    }
    await signIn(who);
    return run(tokens.get(who));
  };
  return {
    password,
    secrets,
    ask: (who, path, input) => as(who, (token) => call(path, input, token)),
    upload: (who, path, fields, { name, type, text }) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('file', new Blob([text], { type }), name);
      return as(who, (token) => send(path, form, {}, token));
    },
  };
}

/** Who invite the others, as it takes two: without anything to sign in with, and with tokens that end with the day. */
async function addOwners(db: Database): Promise<readonly [string, string]> {
  const add = async (name: string) => {
    const added = await addStaff(db, { name, displayName: 'Demonstration', roles: ['administrator'] });
    if (!added)
      throw new CannotRun('A demonstration was begun here before; choose an empty folder with FAIRHOUSE_DATA_DIR.');
    return added.token;
  };
  return [await add('demonstration'), await add('demonstration-second')];
}
