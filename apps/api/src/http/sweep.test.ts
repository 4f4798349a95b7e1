import { type Call, calls, errorCodes } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { freePort, randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../testing/add-operator.ts';
import { registrationOf } from '../testing/registration-of.ts';
import { signInPartner } from '../testing/sign-in-partner.ts';
import { startTestApi, type TestApi, type TestMember } from '../testing/start-test-api.ts';
import { badValuesFor, bodyWith, fieldsOf, oddBodies, oddTexts, sampleOf } from '../testing/sweep/bad-values.ts';
import { faultIn, type Sweeping } from '../testing/sweep/fault-in.ts';
import { standingOf } from '../testing/sweep/standing.ts';

/** Every call there is, swept by what its schema says: a new one is covered on the day it is added. */
const declared = ([...Object.values(calls), ...Object.values(operatorCalls)] as Call[]).filter(
  ({ method }) => method === 'POST',
);
const atOnce = 6;
const mostTurns = 3;
/** How many of a hundred bad values and bodies are tried on a call: another choice each time, all in `npm run test:long`. */
const percent = Number(process.env.SWEEP_PERCENT ?? 2);
const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
/** Of so many of a hundred calls: others each time, all in `npm run test:long`. */
const callsPercent = Number(process.env.SWEEP_CALLS ?? 12);
const swept =
  callsPercent >= 100
    ? declared
    : random.shuffled(declared).slice(0, Math.ceil((declared.length * callsPercent) / 100));

/** One gate refuses them for all calls; so many are tried on a call, others each time, all in `npm run test:long`. */
const deadOfCall = 2;

let api: TestApi;
let mine: TestMember;
let theirs: TestMember;
/** Nobody holds all rights: who decides money manages no staff. */
const staffTokens: Record<'desk' | 'administrator', string> = { desk: '', administrator: '' };
let enlisted = 0;
let people = 0;
let standing: Awaited<ReturnType<typeof standingOf>>;
let theirStanding: Record<string, string>;

beforeAll(async () => {
  // No provider listens there: an order that gets so far is answered by a refusal.
  const nobody = `http://127.0.0.1:${await freePort()}`;
  api = await startTestApi({
    CALLS_PER_MINUTE: '10000000',
    GUESSES_PER_MINUTE: '10000000',
    SANDBOX_ORIGIN: nobody,
    STRIPE_API_URL: nobody,
  });
  [mine, theirs] = [await joinAsSomebodyElse(), await joinAsSomebodyElse()];
  await enlist();
  standing = await standingOf(api.db);
  theirStanding = await standing(theirs.id);
});
afterAll(() => api.close());

/** Of another day of birth and another home each time: who is excluded by a case of the sweep is known again. */
function joinAsSomebodyElse(): Promise<TestMember> {
  people += 1;
  return api.join({ birthday: `${1999 - people}-02-28`, address: `${people} Roxas Boulevard` });
}

async function enlist(): Promise<void> {
  enlisted += 1;
  staffTokens.desk = await addOperator(api.db, `sweeper-${enlisted}`);
  staffTokens.administrator = await addOperator(api.db, `keeper-${enlisted}`, ['administrator']);
}

const isAdministrators = ({ permission }: Call) => permission === 'staff.manage' || permission === 'jobs.replay';

interface Case {
  name: string;
  body: BodyInit;
  type?: string;
}

async function send(call: Call, { body, type }: Omit<Case, 'name'>, token?: string): Promise<Sweeping> {
  const response = await fetch(`${call.path.startsWith('/operator/') ? api.deskUrl : api.url}/api${call.path}`, {
    method: 'POST',
    body,
    headers: { ...(type ? { 'content-type': type } : {}), ...(token ? { authorization: token } : {}) },
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** What the fields mean, where a name says it: a body that passes the schema and reaches the command. */
function known(call: Call) {
  // An operator may do to anybody what a member may do to nobody else.
  const whose = Number(call.access === 'operator' ? mine.id : theirs.id);
  return {
    ...registrationOf(1),
    id: whose,
    memberId: whose,
    amount: 25,
    ticket: 'sweeping-ticket',
    usernameOrEmail: 'nobody@example.com',
    isoCode2: 'PH',
    code: 'PH-00',
  };
}

const json = 'application/json';

/** At least one of them is refused by every call there is. */
function casesOf(call: Call): Case[] {
  return [...everyCaseOf(call).filter(() => random.chance(percent / 100)), ...certain];
}

const certain: readonly Case[] = [
  { name: 'XML', body: '<a/>', type: 'application/xml' },
  { name: 'multipart without a boundary', body: 'x', type: 'multipart/form-data' },
];

function everyCaseOf(call: Call): Case[] {
  const fields = fieldsOf(call);
  const sample = sampleOf(fields, known(call));
  return [
    ...fields.flatMap((field) =>
      badValuesFor(field).map(([name, raw]) => ({
        name: `${field.name}: ${name}`,
        body: bodyWith(sample, field.name, raw),
        type: json,
      })),
    ),
    ...oddBodies.map((body, index) => ({ name: `body ${index}`, body, type: json })),
    ...oddTexts.flatMap((text) => {
      const form = new URLSearchParams(fields.map(({ name }) => [name, text]));
      const parts = new FormData();
      for (const { name } of fields) parts.append(name, text);
      parts.append('__proto__', text);
      return [
        { name: `form: ${text.slice(0, 20)}`, body: form, type: 'application/x-www-form-urlencoded' },
        { name: `multipart: ${text.slice(0, 20)}`, body: parts },
      ];
    }),
  ];
}

let partnerToken = '';

async function tokenFor(call: Call): Promise<string> {
  if (call.access === 'deskVisitor') return '';
  if (call.access === 'operator') {
    const whose = isAdministrators(call) || call.permission === 'staff.read' ? 'administrator' : 'desk';
    if ((await api.post('/operator/auth/me', {}, staffTokens[whose])).error !== 0) await enlist();
    return staffTokens[whose];
  }
  if (call.access === 'partner') {
    const isOver = partnerToken === '' || (await api.post('/partner/home', {}, partnerToken)).error !== 0;
    if (isOver) partnerToken = await signInPartner(api.db);
    return partnerToken;
  }
  // A call that ends the session has done what it is for.
  if ((await api.post('/sys/auth/token/info', {}, mine.token)).error !== 0) mine = await joinAsSomebodyElse();
  return mine.token;
}

/** Sends all, a few at a time, and answers those that were refused and what was wrong with any answer. */
async function sweep(call: Call, cases: readonly Case[], token: string) {
  const faults: string[] = [];
  const refused: Case[] = [];
  const waiting = [...cases];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const answer = await send(call, one, token);
        const fault = faultIn(call, answer);
        if (fault) faults.push(`${one.name}: ${fault}`);
        if (!isTaken(answer)) refused.push(one);
      }
    }),
  );
  return { faults, refused };
}

/** What waits for a second person is written down as well. */
function isTaken({ text, type }: Sweeping): boolean {
  return (
    [0, errorCodes.waitsForSecond].some((error) => text.startsWith(`{"error":${error},`)) ||
    type?.startsWith('text/csv') === true
  );
}

/**
 * Sends again what is refused and answers in which tables that left a trace. `send`, with a token that is good by then, answers whether
 * all was refused again: what was taken may leave what it likes.
 */
async function tracesOf(call: Call, send: (token: string) => Promise<boolean>): Promise<string[]> {
  let changed: string[] = [];
  // What the casino does by itself meanwhile, such as asking about a deposit, changes rows too, but not each time.
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const token = await tokenFor(call);
    const before = await standing(mine.id);
    if (!(await send(token))) return [];
    const after = await standing(mine.id);
    changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (changed.length === 0) break;
  }
  return changed;
}

async function areRefusedAgain(call: Call, refused: readonly Case[], token: string): Promise<boolean> {
  const again = await sweep(call, refused, token);
  expect(again.faults).toEqual([]);
  return again.refused.length === refused.length;
}

async function isBuilt(call: Call): Promise<boolean> {
  return (await send(call, { body: '{}', type: json }, await tokenFor(call))).status !== errorCodes.notAvailableYet;
}

describe(`bad input, ${percent} of 100 values and bodies of ${swept.length} calls (SAMPLE_SEED=${seed})`, () => {
  it.each(swept.map((call) => [call.path, call] as const))('%s', async (_, call) => {
    if (!(await isBuilt(call))) return;
    const cases = casesOf(call);
    const { faults, refused } = await sweep(call, cases, await tokenFor(call));
    expect(faults).toEqual([]);
    expect(refused.length, 'nothing at all was refused').toBeGreaterThan(0);
    expect(await standing(theirs.id), 'rows of another member').toEqual(theirStanding);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();

    const traces = await tracesOf(call, (token) => areRefusedAgain(call, refused, token));
    expect(traces, 'tables that what was refused changed').toEqual([]);
  });

  it('in the file of an upload', async () => {
    const call = calls['/sys/file/upload'] as Call;
    const pictures = {
      empty: '',
      text: 'hello',
      markup: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      page: '<!doctype html><script>alert(1)</script>',
      'a cut PNG': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      'too large': 'x'.repeat(5 * 1024 * 1024 + 1),
    };
    const names = ['a.png', '../../a.png', '<script>.png', 'a\u202Egnp.exe', '🎰.png', 'x'.repeat(3_000)];
    const upload = async (token: string) => {
      for (const [what, bytes] of Object.entries(pictures)) {
        for (const name of what === 'text' ? names : ['a.png']) {
          const body = new FormData();
          body.append('file', new Blob([bytes], { type: 'image/png' }), name);
          const answer = await send(call, { body }, token);
          expect(faultIn(call, answer), `${what} named ${name}`).toBeUndefined();
          expect(JSON.parse(answer.text).error, `${what} named ${name}`).not.toBe(0);
        }
      }
      const two = new FormData();
      for (const field of ['file', 'file']) two.append(field, new Blob(['x']), 'a.png');
      expect(faultIn(call, await send(call, { body: two }, token))).toBeUndefined();
      return true;
    };
    expect(await tracesOf(call, upload), 'tables that a refused upload changed').toEqual([]);
  });
});

describe('a token', () => {
  const guarded = declared.filter(({ access }) => ['member', 'partner', 'operator'].includes(access));
  const paths = guarded.map((call) => [call.path, call] as const);
  let dead: Record<string, string>;
  let ofMember: string;

  beforeAll(async () => {
    ofMember = await tokenFor(calls['/sys/auth/token/info'] as Call);
    const [expired, ended, suspended] = [
      await joinAsSomebodyElse(),
      await joinAsSomebodyElse(),
      await joinAsSomebodyElse(),
    ];
    await api.db.query("update member_session set expires_at = now() - interval '1 second' where member_id = $1", [
      expired.id,
    ]);
    await api.post('/sys/auth/logout', {}, ended.token);
    const suspension = { memberId: Number(suspended.id), suspended: true, reason: 'sweeping' };
    expect(await api.post('/operator/member/suspend', suspension, staffTokens.desk)).toMatchObject({ error: 0 });
    dead = {
      'nobody’s': 'x'.repeat(43),
      blank: 'Bearer ',
      'far too long': 'x'.repeat(5_000),
      SQL: "' or 1=1 --",
      expired: expired.token,
      'of a log-in that has ended': ended.token,
      'of a suspended member': suspended.token,
    };
  });

  it.each(paths)('that serves no more, or none at all: %s', async (_, call) => {
    const body = JSON.stringify(sampleOf(fieldsOf(call), known(call)));
    const tried = percent >= 100 ? Object.entries(dead) : random.shuffled(Object.entries(dead)).slice(0, deadOfCall);
    for (const [which, token] of [['none', undefined] as const, ...tried]) {
      const answer = await send(call, call.upload ? { body: new FormData() } : { body, type: json }, token);
      expect(answer.status, which).toBe(200);
      expect(JSON.parse(answer.text), which).toMatchObject({ error: errorCodes.loginAgain, data: null });
    }
  });

  it.each(paths)('of the other side of the desk: %s', async (_, call) => {
    const other = call.access === 'operator' ? ofMember : staffTokens.desk;
    const answer = await send(call, call.upload ? { body: new FormData() } : { body: '{}', type: json }, other);
    expect(JSON.parse(answer.text)).toMatchObject({ error: errorCodes.loginAgain, data: null });
  });

  it('of a suspended member cannot be had by logging in', async () => {
    const member = await joinAsSomebodyElse();
    await api.post(
      '/operator/member/suspend',
      { memberId: Number(member.id), suspended: true, reason: 'sweeping' },
      staffTokens.desk,
    );
    const { username, password } = member;
    const answer = await api.post('/sys/auth/login', { username, password, type: 'MEMBER' });
    expect(answer).toMatchObject({ error: errorCodes.accountSuspended, data: null });
  });
});
