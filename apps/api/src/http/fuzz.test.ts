import { verifyBooks } from '@fairhouse/betting';
import { type Call, calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { createLogger } from '@fairhouse/operation';
import { freePort, type Random, randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../testing/add-operator.ts';
import { registrationOf } from '../testing/registration-of.ts';
import { startTestApi, type TestApi, type TestMember } from '../testing/start-test-api.ts';
import { faultIn } from '../testing/sweep/fault-in.ts';
import { fuzzedBody } from '../testing/sweep/fuzzed-body.ts';
import { standingOf } from '../testing/sweep/standing.ts';

/** The same seed asks the same; what a request finds also depends on those before it. */
const seed = Number(process.env.FUZZ_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const requests = Number(process.env.FUZZ_REQUESTS ?? 500);
const declared = ([...Object.values(calls), ...Object.values(operatorCalls)] as Call[]).filter(
  ({ method }) => method === 'POST',
);
const atOnce = 6;
const mostFaults = 10;
/** A limit for what hangs; a busy machine answers within it. */
const answerWithinMs = 120_000;
/** A member who logged out, or was suspended by an operator of the fuzz, makes room for the next. */
const memberFor = 300;

let api: TestApi;
let operatorKey: string;
let administratorKey: string;
let theirs: TestMember;
const logged: string[] = [];

beforeAll(async () => {
  // No provider listens there: an order that gets so far is answered by a refusal.
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const env = { CALLS_PER_MINUTE: '100000000', GUESSES_PER_MINUTE: '100000000', SANDBOX_ORIGIN: nobody };
  const logger = createLogger('test', { write: (line) => void logged.push(line) });
  api = await startTestApi({ ...env, STRIPE_API_URL: nobody }, logger);
  theirs = await api.join({ firstName: 'Canary', email: 'canary.of.the.fuzz@example.com' });
  operatorKey = await addOperator(api.db, 'fuzzer');
  administratorKey = await addOperator(api.db, 'keeper', ['administrator']);
});
afterAll(() => api.close());

it(
  `${requests} requests by chance as guest, member, operator and administrator find nothing (FUZZ_SEED=${seed})`,
  async () => {
    const standing = await standingOf(api.db);
    const before = await standing(theirs.id);
    const faults: string[] = [];
    let member: Promise<TestMember> = api.join();
    let next = 0;
    const ask = async () => {
      while (next < requests && faults.length < mostFaults) {
        const number = next++;
        if (number % memberFor === memberFor - 1) member = api.join();
        const fault = await askOnce(randomFrom(seed).branch(number), await member);
        if (fault) faults.push(`FUZZ_SEED=${seed} request ${number}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    expect(faults).toEqual([]);
    expect(await standing(theirs.id), 'rows of somebody who was never logged in').toEqual(before);
    expect((await verifyBooks(api.db)).findings).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(logged.filter((line) => JSON.parse(line).level >= 50).slice(0, mostFaults)).toEqual([]);
  },
  // As long as it continues: each request has its own limit.
  (requests * answerWithinMs) / atOnce,
);

async function askOnce(random: Random, mine: TestMember): Promise<string | undefined> {
  const call = declared[random.below(declared.length)]!;
  const role = (['guest', 'member', 'operator', 'administrator', 'nobody'] as const)[random.below(5)]!;
  const token = {
    guest: undefined,
    member: mine.token,
    operator: operatorKey,
    administrator: administratorKey,
    nobody: 'x'.repeat(43),
  }[role];
  // An operator may do to anybody what a member may do to nobody else.
  const whose = Number(role === 'operator' || role === 'administrator' ? mine.id : theirs.id);
  const known = { ...registrationOf(random.below(1_000)), id: whose, memberId: whose, amount: 25, ticket: 'no-ticket' };
  const { body, type, shown } = fuzzedBody(call, known, random);
  const reported = `${role} ${call.path} ${shown.slice(0, 600)}`;
  try {
    const answer = await fetch(`${call.path.startsWith('/operator/') ? api.deskUrl : api.url}/api${call.path}`, {
      method: 'POST',
      body,
      headers: { ...(type ? { 'content-type': type } : {}), ...(token ? { authorization: token } : {}) },
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await answer.text();
    if (role !== 'operator' && /canary\.of\.the\.fuzz/i.test(text)) return `shows another member: ${reported}`;
    const fault = faultIn(call, { status: answer.status, type: answer.headers.get('content-type'), text });
    return fault && `${fault}: ${reported}`;
  } catch (error) {
    return `no answer (${(error as Error).message}): ${reported}`;
  }
}
