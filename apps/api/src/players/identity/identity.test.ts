import { setTimeout as sleep } from 'node:timers/promises';
import { lockBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { casinoJurisdiction, type Jurisdiction, type Rules } from '@fairhouse/jurisdictions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { admitKnown } from './admit.ts';
import { bornUntil, judge } from './checks/note-observation.ts';
import { nameMissingRegisters } from './registers/name-missing.ts';
import { writeDemandsOf } from './write-demands.ts';

let casino: MoneyCasino;
let desk: string;
const usual = structuredClone(casinoJurisdiction.rules);
const say = (rules: Partial<Rules>) => Object.assign(casinoJurisdiction.rules, rules);
/** What the job does every few seconds. */
const tellDatabase = () =>
  writeDemandsOf({
    db: casino.api.db,
    ruledPlaces: () => [{ countryCode: 'PH', stateCode: '', ownParts: [], jurisdiction: casinoJurisdiction }],
  });

beforeAll(async () => {
  casino = await startMoneyCasino();
  desk = await casino.addOperator('ida');
});
beforeEach(() => say(usual));
afterEach(() => say(usual));
afterAll(() => casino.close());

const call = (path: string, member: TestMember, body: object = {}) => casino.api.post(path, body, member.token);
const standing = async (member: TestMember) => (await call('/sys/identity/get', member)).data;
const order = (member: TestMember, amount = 40) => call('/sys/deposit/stripe/depositOrder', member, { amount });

/** Begins, and answers what is typed on the provider's page. */
async function showDocument(member: TestMember, number: string) {
  const begun = await call('/sys/identity/begin', member);
  expect(begun).toMatchObject({ error: 0 });
  const answer = await fetch(begun.data.url, {
    method: 'POST',
    body: new URLSearchParams({ number }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/#/identity?from=check']);
}

async function filesOf(member: TestMember): Promise<string> {
  const { idcardProofId } = await casino.proofs(member);
  return idcardProofId;
}

const barred = async (member: TestMember) =>
  (await casino.api.db.query('select from identity_barred where member_id = $1', [member.id])).rowCount !== 0;

describe('a check at the provider', () => {
  it('passes identity, address and age once its webhook has come, and is an audit event with before and after', async () => {
    const member = await casino.api.join();
    expect(await standing(member)).toMatchObject({
      identity: { before: 'payout', standing: 'missing', by: null },
      provider: { name: 'sumsub', canBegin: true, startedTime: null },
      age: { least: 18, standing: 'missing' },
      funds: { askedAbove: null, state: null },
      register: null,
    });
    await showDocument(member, 'P123');
    await until(async () => (await standing(member)).identity.standing === 'passed');
    expect(await standing(member)).toMatchObject({
      identity: { standing: 'passed', by: 'provider' },
      address: { standing: 'passed', by: 'provider' },
      age: { standing: 'passed' },
      provider: { canBegin: false },
    });
    expect((await call('/sys/identity/begin', member)).error).toBe(errorCodes.identityCheckOver);
    const { rows } = await casino.api.db.query(
      `select actor, before, after from audit_event where member_id = $1 and command = 'identity.observe'`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        actor: 'system:sumsub',
        before: expect.objectContaining({ identity: 'missing' }),
        after: expect.objectContaining({ identity: 'passed', address: 'passed', age: 'passed' }),
      },
    ]);
    const file = await casino.api.post('/operator/identity/member', { memberId: Number(member.id) }, desk);
    expect(file.data).toMatchObject({
      identity: 'passed',
      identityBy: 'provider',
      checks: [{ provider: 'sumsub', isOfNow: true }],
    });

    // Another name, and what was shown was somebody else's.
    await casino.api.db.query(`update member set last_name = 'Reyes' where id = $1`, [member.id]);
    expect(await standing(member)).toMatchObject({ identity: { standing: 'missing' }, provider: { canBegin: true } });
  });

  it('that is refused can be tried again, and ends when it is refused for good', async () => {
    const member = await casino.api.join();
    await showDocument(member, 'retry-1');
    await until(async () => (await standing(member)).identity.standing === 'refused');
    expect((await standing(member)).provider).toMatchObject({ canBegin: true, reasons: ['BAD_PROOF_OF_IDENTITY'] });
    await showDocument(member, 'final-1');
    await until(async () => !(await standing(member)).provider.canBegin);
    expect((await call('/sys/identity/begin', member)).error).toBe(errorCodes.identityCheckOver);
    const { rowCount } = await casino.api.db.query('select from identity_check where member_id = $1', [member.id]);
    expect(rowCount).toBe(1);
  });

  it('of a document with another birthday proves nothing', async () => {
    const member = await casino.api.join();
    await showDocument(member, 'younger');
    await until(async () => (await standing(member)).identity.standing === 'refused');
    expect((await standing(member)).provider.reasons).toEqual(['birthdayDiffers']);
  });

  it('whose first answer is lost continues as the same one', async () => {
    const member = await casino.api.join({ firstName: 'Lost' });
    expect((await call('/sys/identity/begin', member)).error).toBe(errorCodes.identityProviderSilent);
    await showDocument(member, 'P1');
    await until(async () => (await standing(member)).identity.standing === 'passed');
    const { rows } = await casino.api.db.query<{ n: number }>(
      `select count(*)::int as n from sandbox.applicant where external_user_id like 'member-' || $1 || '-%'`,
      [String(member.id)],
    );
    expect(rows[0]!.n).toBe(1);
  });

  it('is found by asking when its webhook is lost; a late one, twice, or a forged one changes nothing', async () => {
    const member = await casino.api.join();
    await casino.control('/deliveries', { hold: true });
    await showDocument(member, 'P1');
    await casino.api.db.query('update identity_check set ask_at = now() where member_id = $1', [member.id]);
    await until(async () => (await standing(member)).identity.standing === 'passed');
    const { rows } = await casino.api.db.query<{ id: string; body: string }>(
      `select id, body from sandbox.event where provider = 'identity/sumsub' and body like '%member-' || $1 || '-%'`,
      [String(member.id)],
    );
    const post = (headers: Record<string, string>) =>
      fetch(`${casino.api.url}/webhooks/identity/sumsub`, { method: 'POST', headers, body: rows[0]!.body });
    const forged = { 'x-payload-digest-alg': 'HMAC_SHA256_HEX', 'x-payload-digest': 'a'.repeat(64) };
    expect((await post(forged)).status).toBe(401);
    expect((await post({})).status).toBe(401);
    expect(await casino.control(`/events/${rows[0]!.id}/deliver`, { times: 5 })).toEqual([200, 200, 200, 200, 200]);
    await casino.control('/deliveries', { hold: false });
    const asked = async () =>
      (await casino.api.db.query('select from identity_check where member_id = $1 and ask_at is null', [member.id]))
        .rowCount;
    await until(async () => (await asked()) === 1);
    const auditEvents = await casino.api.db.query(
      `select from audit_event where member_id = $1 and command = 'identity.observe'`,
      [member.id],
    );
    expect(auditEvents.rowCount).toBe(1);
  });
});

it('documents that the desk has accepted prove the same, until their last day is over', async () => {
  const member = await casino.api.join();
  await call('/sys/member/documents/update', member, { idcardProofId: await filesOf(member) });
  expect((await standing(member)).identity).toMatchObject({ standing: 'waiting', by: null });
  const { rows } = await casino.api.db.query<{ id: bigint }>('select id from member_document where member_id = $1', [
    member.id,
  ]);
  const accepted = await casino.api.post(
    '/operator/document/accept',
    { id: Number(rows[0]!.id), expiryDate: '2090-01-31' },
    desk,
  );
  expect(accepted.error).toBe(0);
  expect(await standing(member)).toMatchObject({
    identity: { standing: 'passed', by: 'documents' },
    address: { standing: 'missing' },
    age: { standing: 'passed' },
  });
  await casino.api.db.query(`update member_document set expires_on = '2020-01-01' where member_id = $1`, [member.id]);
  expect((await standing(member)).identity).toMatchObject({ standing: 'missing', by: null });
});

describe('where a place asks before', () => {
  it('a deposit, nothing is ordered and nothing played until the member is known', async () => {
    say({ 'identity.before': 'deposit', 'address.before': 'deposit' });
    const member = await casino.api.join();
    expect(await order(member)).toMatchObject({
      error: errorCodes.identityRequired,
      message: expect.stringContaining('Verification'),
    });
    await tellDatabase();
    expect(await barred(member)).toBe(true);
    const launch = await call('/sys/game/getLaunchUrl', member, { id: 15, channel: 'pc' });
    expect(launch.error).toBe(errorCodes.identityRequired);
    await showDocument(member, 'address-1');
    await until(async () => (await standing(member)).address.standing === 'refused');
    expect((await order(member)).error).toBe(errorCodes.identityRequired);
    await showDocument(member, 'P1');
    await until(async () => !(await barred(member)));
    expect((await order(member)).error).toBe(0);
    expect((await call('/sys/game/getLaunchUrl', member, { id: 15, channel: 'pc' })).error).toBe(0);
  });

  it('documents of a new account, nothing is ordered and nothing played until they are handed in', async () => {
    say({ 'joining.documents': { kinds: ['idcardProof'], before: 'deposit' }, 'identity.before': 'never' });
    const member = await casino.api.join();
    await tellDatabase();
    expect(await barred(member)).toBe(true);
    expect(await order(member)).toMatchObject({
      error: errorCodes.documentsRequired,
      message: expect.stringContaining('both sides'),
    });
    const launch = () => call('/sys/game/getLaunchUrl', member, { id: 15, channel: 'pc' });
    expect((await launch()).error).toBe(errorCodes.documentsRequired);
    expect((await standing(member)).documents).toEqual({
      before: 'deposit',
      kinds: ['idcardProof'],
      missing: ['idcardProof'],
    });
    expect(await call('/sys/member/documents/update', member, { idcardProofId: await filesOf(member) })).toMatchObject({
      error: 0,
    });
    expect((await standing(member)).documents.missing).toEqual([]);
    expect(await barred(member)).toBe(false);
    expect((await order(member)).error).toBe(0);
    expect((await launch()).error).toBe(0);
    await casino.api.db.query(`update member_document set status = 'refused' where member_id = $1`, [member.id]);
    expect((await order(member)).error).toBe(errorCodes.documentsRequired);
  });

  it('documents before play, deposits are open; a member known by the provider is not asked for them', async () => {
    say({ 'joining.documents': { kinds: ['idcardProof'], before: 'play' }, 'identity.before': 'never' });
    const member = await casino.api.join();
    await tellDatabase();
    expect(await barred(member)).toBe(true);
    expect((await order(member)).error).toBe(0);
    await showDocument(member, 'P1');
    await until(async () => !(await barred(member)));
    expect((await standing(member)).documents.missing).toEqual([]);
    say(usual);
    await tellDatabase();
  });

  it('play, deposits are open, games are not, and the view that bets ask says so', async () => {
    say({ 'identity.before': 'play', 'address.before': 'never' });
    const member = await casino.api.join();
    await tellDatabase();
    expect(await barred(member)).toBe(true);
    expect((await order(member)).error).toBe(0);
    expect((await call('/sys/game/getLaunchUrl', member, { id: 15, channel: 'pc' })).error).toBe(
      errorCodes.identityRequired,
    );
    say(usual);
    await tellDatabase();
    expect(await barred(member)).toBe(false);
  });

  it('play in one part of a country, the others are free, and the other way round', async () => {
    const asking = { ...casinoJurisdiction, rules: { ...usual, 'identity.before': 'play' as const } };
    const [here, there] = [await casino.api.join(), await casino.api.join()];
    await casino.api.db.query(`update member set state_code = 'PH-40' where id = $1`, [there.id]);
    const tell = (tx: Transaction, country: Jurisdiction, part: Jurisdiction) =>
      writeDemandsOf({
        db: tx,
        ruledPlaces: () => [
          { countryCode: 'PH', stateCode: '', ownParts: ['PH-40'], jurisdiction: country },
          { countryCode: 'PH', stateCode: 'PH-40', ownParts: [], jurisdiction: part },
        ],
      });
    const both = async (tx: Transaction) => {
      const { rows } = await tx.query<{ id: bigint }>(
        'select member_id as id from identity_barred where member_id = any($1::bigint[])',
        [[here.id, there.id]],
      );
      return rows.map(({ id }) => id);
    };
    // In a transaction, past the casino's own job, which says what its packs say.
    await inTransaction(casino.api.db, async (tx) => {
      await tell(tx, casinoJurisdiction, asking);
      expect(await both(tx)).toEqual([there.id]);
      await tell(tx, asking, casinoJurisdiction);
      expect(await both(tx)).toEqual([here.id]);
    });
    await tellDatabase();
  });
});

describe('a register of excluded people', () => {
  it('keeps whom it names from joining, and lets nobody join while it is silent', async () => {
    say({ 'exclusion.register': 'gamstop' });
    await expect(casino.api.join({ lastName: 'Excluded' })).rejects.toThrow(
      'We can’t open an account with these details',
    );
    await expect(casino.api.join({ lastName: 'Unanswered' })).rejects.toThrow('isn’t responding');
    expect((await casino.api.join({ lastName: 'Lapsed' })).id).toBeGreaterThan(0n);
    say({ 'exclusion.register': 'nobody' });
    await expect(casino.api.join()).rejects.toThrow('aren’t connected to the national self-exclusion register');
  });

  it('is asked before a deposit and about players who logged in; refuses deposits and play of excluded people, with the reason', async () => {
    const [excluded, silent] = [
      await casino.api.join({ lastName: 'Excluded' }),
      await casino.api.join({ lastName: 'Unanswered' }),
    ];
    say({ 'exclusion.register': 'gamstop' });
    expect((await order(silent)).error).toBe(errorCodes.registerSilent);
    expect((await order(excluded)).error).toBe(errorCodes.registerExcluded);
    expect(await barred(excluded)).toBe(true);
    // It has logged out everywhere.
    expect((await call('/sys/identity/get', excluded, {})).error).toBe(errorCodes.loginAgain);
    const { username, password } = excluded;
    excluded.token = (await casino.api.post('/sys/auth/login', { username, password })).data.token;
    const launch = await call('/sys/game/getLaunchUrl', excluded, { id: 15, channel: 'pc' });
    expect(launch.error).toBe(errorCodes.registerExcluded);
    // A cash-out is refused for what it lacks, never by the register.
    const cashOut = await call('/sys/withdraw/apply', excluded, {
      amount: 30,
      paymentMethod: 'PAYPAL',
      email: 'a@example.com',
    });
    expect([errorCodes.registerExcluded, errorCodes.registerSilent]).not.toContain(cashOut.error);

    const visitor = await casino.api.join({ lastName: 'Lapsed' });
    await tellDatabase();
    const answerOf = async () =>
      (await casino.api.post('/operator/identity/member', { memberId: Number(visitor.id) }, desk)).data.registers;
    await until(async () => (await answerOf()).length === 1);
    expect(await answerOf()).toMatchObject([{ register: 'gamstop', answer: 'lapsed' }]);
    expect((await order(visitor)).error).toBe(0);
  });
});

it('a register that excludes a member who is logging out does so, and neither fails', async () => {
  const member = await casino.api.join({ lastName: 'Excluded' });
  say({ 'exclusion.register': 'gamstop' });
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const untilWaiting = async (count: number) => {
    while ((await casino.api.db.query(isWaiting)).rowCount! < count) await sleep(10);
  };
  const begun = await inTransaction(casino.api.db, async (tx) => {
    await lockBooks(tx, [member.id]);
    const loggedOut = call('/sys/auth/logout', member);
    await untilWaiting(1);
    const ordered = order(member);
    await Promise.race([untilWaiting(2), ordered]);
    return { loggedOut, ordered };
  });
  expect((await begun.loggedOut).error).toBe(0);
  expect((await begun.ordered).error).toBe(errorCodes.registerExcluded);
  expect(await barred(member)).toBe(true);
});

it('above the threshold the source of funds is asked for once, handed in, decided at the desk; deposits wait until then', async () => {
  const member = await casino.api.join();
  await casino.payIn(member, 100);
  say({ 'funds.askedAbove': { USD: '150' } });
  expect((await order(member, 50)).error).toBe(0);
  const asked = await Promise.all([order(member, 51), order(member, 52), order(member, 53)]);
  expect(asked.map(({ error }) => error)).toEqual(Array(3).fill(errorCodes.fundsSourceRequired));
  expect((await standing(member)).funds).toMatchObject({ askedAbove: 150, state: 'asked' });
  const { rows } = await casino.api.db.query('select id, deposits from funds_case where member_id = $1', [member.id]);
  expect(rows).toHaveLength(1);

  const handIn = async (more: object = {}) =>
    (await call('/sys/identity/funds', member, { source: 'salary', fileIds: await filesOf(member), ...more })).error;
  expect(await handIn({ fileIds: '' })).toBe(errorCodes.missingField);
  expect(await handIn({ fileIds: '1' })).toBe(errorCodes.fileNotYours);
  expect(await handIn()).toBe(0);
  expect((await order(member, 51)).error).toBe(errorCodes.fundsSourceRequired);

  const list = async () =>
    (await casino.api.post('/operator/queue/list', { queue: 'funds', filter: { memberId: Number(member.id) } }, desk))
      .data.rows;
  const decide = async (decision: string, reason?: string) => {
    const [row] = await list();
    expect(row).toMatchObject({ kind: 'salary', currency: 'USD' });
    const rowsOf = [{ id: row.id, contentHash: row.contentHash }];
    const { data } = await casino.api.post(
      '/operator/queue/decide',
      { queue: 'funds', decision, rows: rowsOf, reason },
      desk,
    );
    expect(data.outcomes).toMatchObject([{ error: 0 }]);
    await casino.api.db.query(`update queue_decision set ask_at = now() where state = 'waiting' and row_id = $1`, [
      row.id,
    ]);
  };
  await decide('refuse', 'It shows no name.');
  await until(async () => (await standing(member)).funds.state === 'refused');
  expect(await standing(member)).toMatchObject({ funds: { reason: 'It shows no name.' } });
  expect(await handIn()).toBe(0);
  await decide('accept');
  await until(async () => (await standing(member)).funds.state === 'accepted');
  expect((await order(member, 51)).error).toBe(0);
  const auditEvents = await casino.api.db.query<{ command: string }>(
    `select command from audit_event where member_id = $1 and command like 'funds.%' order by id`,
    [member.id],
  );
  expect(auditEvents.rows.map(({ command }) => command)).toEqual([
    'funds.ask',
    'funds.handIn',
    'funds.refuse',
    'funds.handIn',
    'funds.accept',
  ]);
});

it.each([
  ['2026-11-25', 18, '2008-11-25'],
  ['2028-02-29', 18, '2010-02-29'],
])('on %s who is %i was born by %s', (day, years, until) => {
  expect(bornUntil(new Date(`${day}T12:00:00Z`), years)).toBe(until);
});

it('who is too young for the place is known, and not old enough', () => {
  const passed = {
    identity: 'passed',
    address: 'passed',
    birthday: '2009-01-01',
    reasons: [],
    canRetry: true,
  } as const;
  const observed = { ...passed, reasons: [] };
  expect(judge(observed, { birthday: '2009-01-01' }, '2008-11-25')).toMatchObject({
    identity: 'passed',
    age: 'refused',
    reasons: ['tooYoung'],
  });
  expect(judge(observed, { birthday: '2009-01-01' }, '2009-01-01')).toMatchObject({ age: 'passed' });
});
it('nobody opens a game with real money at a place whose register this casino has no access to; the start names the place', async () => {
  const rules = { ...casinoJurisdiction.rules, 'exclusion.register': 'betguard' };
  const place = { ...casinoJurisdiction, rules };
  const deps = { db: casino.api.db, jurisdictionOfMember: async () => place, registers: new Map() };
  const member = await casino.api.join();
  expect(await admitKnown({ ...deps, isSandbox: false }, member, 'play')).toMatchObject({ error: 'registerMissing' });
  expect(await admitKnown({ ...deps, isSandbox: true }, member, 'play')).toMatchObject({ ok: true });
  const warned: object[] = [];
  nameMissingRegisters({
    registers: deps.registers,
    ruledPlaces: () => [
      { countryCode: 'CA', stateCode: '', ownParts: ['CA-ON'], jurisdiction: casinoJurisdiction },
      { countryCode: 'CA', stateCode: 'CA-ON', ownParts: [], jurisdiction: place },
    ],
    log: { warn: (details) => warned.push(details) },
  });
  expect(warned).toEqual([{ place: 'CA-ON', register: 'betguard' }]);
});
