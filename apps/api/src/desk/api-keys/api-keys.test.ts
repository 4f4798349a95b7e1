import { errorCodes } from '@fairhouse/contract/errors';
import { createLogger } from '@fairhouse/operation';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { openDeskBrowser } from '../../testing/desk-browser.ts';
import { byTwo, inviteByTwo } from '../../testing/invite-staff.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { deskOrigin, startBeside, startTestApi, type TestApi, type TestProcess } from '../../testing/start-test-api.ts';
import { approveKey, askForKey, callWith, type KeyMaker, keyMaker, makeKey, proofOf } from './api-keys.fixture.ts';
import { hasChecksum } from './key-text.ts';

const logged: string[] = [];
const secrets: string[] = [];
const env = { TRUSTED_PROXIES: '127.0.0.1', CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '100000' };
let api: TestApi;
/** Another process of the same casino. */
let other: TestProcess;
let keeper: KeyMaker;
let second: string;
let compliance: KeyMaker;
let member: { id: bigint; username: string };

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'trace');
  api = await startTestApi(env, createLogger('api keys', { write: (line) => void logged.push(line) }));
  other = await startBeside(api, env);
  keeper = await keyMaker(api, 'keeper', ['administrator']);
  second = await addOperator(api.db, 'second', ['administrator']);
  compliance = await keyMaker(api, 'compliance', ['compliance']);
  member = await api.join({ firstName: 'Wilhelmina', lastName: 'Featherstone' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await other?.close();
  await api?.close();
});

async function made(...given: Parameters<typeof makeKey>) {
  const key = await makeKey(...given);
  secrets.push(key.secret);
  return key;
}
const standing = { memberId: 0 };
const eventsOf = async (id: number | 'unknown') =>
  (
    await api.db.query<{ actor: string; command: string; after: Record<string, unknown> }>(
      'select actor, command, after from audit_event where subject = $1 order by id',
      [`api-key:${id}`],
    )
  ).rows;
const listed = async (id: number) =>
  (await api.post('/operator/apiKey/list', {}, keeper.token)).data.rows.find((row: { id: number }) => row.id === id);

describe('making a key', () => {
  it('takes a fresh proof by a passkey of the page, and answers the key once with its checksum', async () => {
    const { token } = await inviteByTwo(api, { name: 'fina', roles: ['finance'] }, [keeper.token, second]);
    const browser = openDeskBrowser(api);
    const passkey = new SoftwareAuthenticator(deskOrigin, 'localhost', true);
    const { data: offer } = await browser.post('/auth/passkey/registerOptions', { token });
    await browser.post('/auth/passkey/register', { token, label: 'laptop', passkey: passkey.register(offer.options) });
    const terms = {
      name: 'ledger',
      purpose: 'Accounting',
      scopes: ['finance.read'],
      networks: ['127.0.0.1'],
      days: 30,
    };
    const create = (proof: string) => browser.post('/apiKey/create', { ...terms, token: proof });
    expect((await create('x'.repeat(43))).error).toBe(errorCodes.linkExpired);
    const { data: asked } = await browser.post('/auth/passkey/options');
    const { data: proof } = await browser.post('/auth/means/prove', { passkey: passkey.authenticate(asked.options) });
    const answer = await create(proof.token);
    expect(answer).toMatchObject({ error: 0, data: { key: { name: 'ledger', state: 'active', maker: 'fina' } } });
    const { secret, key } = answer.data;
    secrets.push(secret);
    expect(hasChecksum(secret)).toBe(true);
    expect((await create(proof.token)).error).toBe(errorCodes.nameUsed);
    const again = await browser.post('/apiKey/create', { ...terms, name: 'ledger-two', token: proof.token });
    expect(again.error).toBe(errorCodes.linkExpired);
    expect(await listed(key.id)).toMatchObject({ scopesInForce: ['finance.read'], lastUsedTime: null });
    expect(JSON.stringify(await listed(key.id))).not.toContain(secret);
    expect((await callWith(api, secret, '/operator/finance/closes')).error).toBe(0);
    expect((await browser.post('/apiKey/reveal', { id: key.id, token: proof.token })).error).toBe(
      errorCodes.wrongState,
    );
    const events = await eventsOf(key.id);
    expect(events.map(({ command }) => command)).toEqual(['apiKey.create', 'apiKey.reveal']);
    expect(events[0]?.after).toMatchObject({ scopes: ['finance.read'], networks: ['127.0.0.1'], writes: false });
  });

  it('rejects a scope that the maker lacks, networks that are none, and an end beyond a year', async () => {
    const ask = async (more: object) =>
      (await askForKey(api, compliance, { name: 'refused', scopes: ['members.read'], ...more })).error;
    expect(await ask({ scopes: ['groups.read'] })).toBe(errorCodes.notPermitted);
    expect(await ask({ scopes: ['staff.manage'] })).toBe(errorCodes.invalidField);
    expect(await ask({ scopes: [] })).toBe(errorCodes.invalidField);
    for (const networks of [['10.0.0.0/33'], ['nowhere'], ['2001:db8::/129'], ['10.0.0.1/']])
      expect(await ask({ networks }), networks[0]).toBe(errorCodes.invalidField);
    expect(await ask({ networks: [], anyNetwork: false })).toBe(errorCodes.invalidField);
    expect(await ask({ networks: ['10.0.0.1'], anyNetwork: true })).toBe(errorCodes.invalidField);
    expect(await ask({ days: 366 })).toBe(errorCodes.invalidField);
    expect(await ask({ days: 0 })).toBe(errorCodes.invalidField);
    expect(await ask({ ratePerMinute: 77 })).toBe(errorCodes.invalidField);
    expect(await ask({ name: 'Not A Name' })).toBe(errorCodes.invalidField);
    expect(await ask({ purpose: ' ' })).toBe(errorCodes.missingField);
    const { rows } = await api.db.query(`select from api_key where name = 'refused'`);
    expect(rows).toEqual([]);
    const support = await addOperator(api.db, 'nobody', ['support']);
    expect((await api.post('/operator/apiKey/list', {}, support)).error).toBe(errorCodes.notPermitted);
  });

  it('that can write takes a second administrator; the secret reaches its maker alone and stands in no proposal', async () => {
    const maker = await keyMaker(api, 'marketer', ['bonuses']);
    const terms = { name: 'crm', scopes: ['members.read', 'members.note'] } as const;
    const asked = await askForKey(api, maker, terms);
    expect(asked.error).toBe(errorCodes.waitsForSecond);
    expect((await api.db.query(`select from api_key where name = 'crm'`)).rows).toEqual([]);
    // The same terms of another person are no approval.
    expect((await askForKey(api, compliance, terms)).error).toBe(errorCodes.wrongState);
    const { data } = await api.post('/operator/approval/list', { command: 'apiKey.create' }, maker.token);
    const { id: approval, proposedHash } = data.rows[0];
    for (const token of [maker.token, compliance.token]) {
      const said = await api.post('/operator/approval/approve', { id: approval, proposedHash }, token);
      expect(said.error).toBe(errorCodes.notPermitted);
    }
    const id = await approveKey(api, approval, second);
    expect(await listed(id)).toMatchObject({ state: 'ready', beginning: null, maker: 'marketer' });
    const reveal = async (who: KeyMaker, token?: string) =>
      api.post('/operator/apiKey/reveal', { id, token: token ?? (await proofOf(api, who)) }, who.token);
    expect((await reveal(keeper)).error).toBe(errorCodes.notPermitted);
    expect((await reveal(maker, 'x'.repeat(43))).error).toBe(errorCodes.linkExpired);
    const proof = await proofOf(api, maker);
    const both = await Promise.all([reveal(maker, proof), reveal(maker, proof)]);
    expect(both.filter(({ error }) => error === 0)).toHaveLength(1);
    const { secret } = both.find(({ error }) => error === 0)!.data;
    secrets.push(secret);
    const note = { memberId: Number(member.id), text: 'Synchronised' };
    expect((await callWith(api, secret, '/operator/member/note', note)).error).toBe(0);
    const { rows: written } = await api.db.query(
      `select actor, after -> 'apiKey' as key from audit_event where command = 'member.note'`,
    );
    expect(written).toEqual([{ actor: 'apiKey:crm', key: { id, maker: 'marketer' } }]);
    const { rows } = await api.db.query('select proposal from approval where id = $1', [approval]);
    expect(JSON.stringify(rows)).not.toContain('fhk_');
  });
});

describe('a call with a key', () => {
  it('is signed with the key, its id and its maker in the audit log, also when the maker has just looked', async () => {
    const { id, secret } = await made(api, compliance, { name: 'reader', scopes: ['members.read'] });
    const look = { memberId: Number(member.id) };
    expect((await api.post('/operator/member/standing', look, compliance.token)).error).toBe(0);
    expect((await callWith(api, secret, '/operator/member/standing', look)).error).toBe(0);
    expect((await callWith(api, secret, '/operator/member/standing', look)).error).toBe(0);
    const { rows } = await api.db.query(
      `select actor, after from audit_event where command = 'member.look' and member_id = $1 order by id`,
      [member.id],
    );
    expect(rows).toEqual([
      { actor: 'operator:compliance', after: { at: 'standing' } },
      { actor: 'apiKey:reader', after: { at: 'standing', apiKey: { id, maker: 'compliance' } } },
    ]);
    const use = await listed(id);
    expect(use).toMatchObject({ lastUsedAddress: '127.0.0.1' });
    expect(use.lastUsedTime).not.toBeNull();
  });

  it('is answered masked personal data, and whole with the scope that unmasks for a person', async () => {
    const masked = await made(api, compliance, { name: 'masked', scopes: ['members.read'] });
    const whole = await made(api, compliance, { name: 'whole', scopes: ['members.read', 'members.personal'] });
    const find = { member: member.username };
    const text = async (secret: string) => JSON.stringify(await callWith(api, secret, '/operator/member/find', find));
    expect(await text(masked.secret)).toContain(member.username);
    expect(await text(masked.secret)).not.toContain('Wilhelmina');
    expect(await text(whole.secret)).toContain('Wilhelmina');
  });

  it('is never a session: no cookie is set, and none is taken with it', async () => {
    const { secret } = await made(api, compliance, { name: 'no-session', scopes: ['members.read'] });
    const headers = { cookie: `desk=${compliance.token}` };
    for (const path of [
      '/operator/auth/me',
      '/operator/auth/signIn',
      '/operator/auth/means/list',
      '/operator/view/list',
    ])
      expect(await callWith(api, secret, path, {}, headers), path).toMatchObject({ status: 403, error: 403 });
    const signOut = await fetch(`${api.deskUrl}/api/operator/auth/signOut`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([signOut.status, signOut.headers.get('set-cookie')]).toEqual([403, null]);
    const foreign = await callWith(api, secret, '/operator/member/find', {}, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await api.post('/operator/auth/me', {}, compliance.token)).error).toBe(0);
  });

  it('does nothing about its maker as a player', async () => {
    const player = await api.join();
    const maker = await keyMaker(api, 'playing', ['bonuses']);
    const { secret } = await made(api, maker, { name: 'own-affair', scopes: ['members.read', 'members.note'] }, second);
    await api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason) values ($1, $2, 'a test', 'a test')`,
      [player.id, maker.id],
    );
    const note = { memberId: Number(player.id), text: 'About myself' };
    expect((await callWith(api, secret, '/operator/member/note', note)).error).toBe(errorCodes.ownAffair);
  });

  it('is answered from its networks alone, IPv4 and IPv6', async () => {
    const networks = ['203.0.113.0/24', '2001:db8::/48'];
    const { secret } = await made(api, compliance, { name: 'placed', scopes: ['members.read'], networks });
    const from = (address: string) =>
      callWith(api, secret, '/operator/tag/list', standing, { 'x-forwarded-for': address });
    for (const address of ['203.0.113.9', '2001:db8:0:1::7']) expect((await from(address)).status, address).toBe(200);
    for (const address of ['203.0.114.9', '2001:db9::1']) {
      const refused = await from(address);
      expect(refused).toMatchObject({ status: 403, error: 403 });
      expect(refused.message).toContain(address);
    }
  });

  it('beyond its rate is refused with 429, and another key is not', async () => {
    const slow = await made(api, compliance, { name: 'slow', scopes: ['members.read'], ratePerMinute: 60 });
    const fast = await made(api, compliance, { name: 'fast', scopes: ['members.read'] });
    const burst = () => Promise.all(Array.from({ length: 70 }, () => callWith(api, slow.secret, '/operator/tag/list')));
    // A burst may fall into two minutes; the one after it does not fit as well.
    let answers = await burst();
    if (answers.every(({ status }) => status === 200)) answers = await burst();
    const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(counted(429)).toBeGreaterThan(0);
    expect(counted(200) + counted(429)).toBe(70);
    expect((await callWith(api, fast.secret, '/operator/tag/list')).status).toBe(200);
  });
});

describe('the end of a key', () => {
  it('revoked in one process is refused in another at the next call', async () => {
    const { id, secret } = await made(api, compliance, { name: 'revoked', scopes: ['members.read'] });
    expect((await callWith(other, secret, '/operator/tag/list')).status).toBe(200);
    const revoke = (body: object) =>
      api.post('/operator/apiKey/revoke', { id, reason: 'leaked', ...body }, keeper.token);
    expect((await revoke({ reason: ' ' })).error).toBe(errorCodes.missingField);
    expect((await revoke({})).data).toMatchObject({ state: 'revoked', scopesInForce: [], endedBy: 'operator:keeper' });
    for (const process of [other, api])
      expect(await callWith(process, secret, '/operator/tag/list')).toMatchObject({ status: 401, error: 401 });
    expect((await revoke({})).error).toBe(errorCodes.wrongState);
    expect((await eventsOf(id)).map(({ command }) => command)).toContain('apiKey.revoke');
  });

  it('is in force with what its maker holds at the moment: less after a role was withdrawn, nothing without the right to make keys', async () => {
    const maker = await keyMaker(api, 'moving', ['compliance', 'support']);
    const scopes = ['vip.read', 'finance.read', 'members.read'] as const;
    const { id, secret } = await made(api, maker, { name: 'moving-key', scopes });
    const status = async (path: string) => (await callWith(other, secret, path)).status;
    expect([await status('/operator/vip/offer'), await status('/operator/finance/closes')]).toEqual([200, 200]);
    const setRoles = (roles: string[]) =>
      byTwo(api.post, '/operator/staff/setRoles', { id: Number(maker.id), roles, reason: 'moved' }, [
        keeper.token,
        second,
      ]);
    expect((await setRoles(['compliance'])).error).toBe(0);
    const refused = await callWith(other, secret, '/operator/vip/offer');
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('vip.read');
    expect(await status('/operator/finance/closes')).toBe(200);
    expect((await listed(id)).scopesInForce).toEqual(['finance.read', 'members.read']);
    expect((await setRoles(['support'])).error).toBe(0);
    expect(await status('/operator/tag/list')).toBe(403);
    expect((await setRoles(['compliance', 'support'])).error).toBe(0);
    expect(await status('/operator/vip/offer')).toBe(200);
  });

  it('comes with the account of its maker, and it does not come back with it', async () => {
    const maker = await keyMaker(api, 'leaving', ['finance']);
    const { id, secret } = await made(api, maker, { name: 'leaving-key', scopes: ['finance.read'] });
    const change = (what: string) =>
      api.post(`/operator/staff/${what}`, { id: Number(maker.id), reason: 'left' }, keeper.token);
    expect((await change('disable')).error).toBe(0);
    expect((await callWith(other, secret, '/operator/finance/closes')).status).toBe(401);
    expect((await change('enable')).error).toBe(0);
    expect((await callWith(other, secret, '/operator/finance/closes')).status).toBe(401);
    expect(await listed(id)).toMatchObject({ state: 'revoked', endReason: 'The account of its maker was disabled.' });
  });
});

it('tells other systems by webhooks that a key was made, and revoked', async () => {
  const kinds = ['api_key.made', 'api_key.revoked', 'api_key.expired'];
  const subscription = { url: 'http://127.0.0.1:9/hook', description: '', kinds, reason: 'a test' };
  expect((await api.post('/operator/webhook/create', subscription, keeper.token)).error).toBe(0);
  const { id } = await made(api, compliance, { name: 'announced', scopes: ['members.read'] });
  await api.post('/operator/apiKey/revoke', { id, reason: 'a test' }, keeper.token);
  const events = async () =>
    (await api.db.query<{ body: string }>('select body from outgoing_event order by id')).rows
      .map(({ body }) => JSON.parse(body))
      .map(({ type, data }) => ({ type, data }));
  await expect.poll(events).toEqual([
    { type: 'api_key.made', data: { keyId: id, writes: false } },
    { type: 'api_key.revoked', data: { keyId: id } },
  ]);
});

describe('a key that is refused', () => {
  it('says the same whether it is unknown, mistyped or revoked, and fills no audit log', async () => {
    const { id, secret } = await made(api, compliance, { name: 'refused-key', scopes: ['members.read'] });
    await api.post('/operator/apiKey/revoke', { id, reason: 'a test' }, keeper.token);
    const unknown = `fhk_${'a'.repeat(49)}`;
    const from = (given: string, address: string) =>
      callWith(api, given, '/operator/tag/list', {}, { 'x-forwarded-for': address });
    const answers = [
      await from(secret, '198.51.100.1'),
      await from(unknown, '198.51.100.2'),
      await from('fhk_', '198.51.100.3'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, error: 401, data: null });
    const bare = await fetch(`${api.deskUrl}/api/operator/tag/list`, {
      method: 'POST',
      headers: { authorization: `Bearer ${unknown}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    for (let count = 0; count < 20; count += 1) await from(unknown, '198.51.100.2');
    const refusals = (await eventsOf('unknown')).filter(({ after }) => after.address === '198.51.100.2');
    expect(refusals).toMatchObject([
      { actor: 'system:api keys', command: 'apiKey.refuse', after: { why: 'keyInvalid', looksMade: false } },
    ]);
    for (let count = 0; count < 60; count += 1) await from(unknown, `203.0.${count}.1`);
    const { rows } = await api.db.query(`select count(*)::int as n from audit_event where command = 'apiKey.refuse'`);
    expect(rows[0].n).toBeLessThanOrEqual(30);
  });
});

it('keeps no key in the log, the audit log or any table of the database', async () => {
  expect(secrets.length).toBeGreaterThan(8);
  const { rows: tables } = await api.db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(100);
  for (const { name } of tables) {
    const { rows } = await api.db.query<{ found: number }>(
      `select count(*)::int as found from ${name} t, unnest($1::text[]) s (one)
       where position(s.one in t::text) > 0 or position(encode(s.one::bytea, 'hex') in t::text) > 0`,
      [secrets],
    );
    expect(rows[0]!.found, name).toBe(0);
  }
  const text = logged.join('');
  for (const secret of secrets) expect(text).not.toContain(secret);
});
