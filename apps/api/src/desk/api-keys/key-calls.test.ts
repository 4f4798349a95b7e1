import { type Call, errorCodes } from '@fairhouse/contract';
import { openApiDocument } from '@fairhouse/contract/openapi';
import {
  isWriteScope,
  type KeyScope,
  keyScopes,
  operatorCalls,
  roleNames,
  scopesOf,
} from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { callWith, type KeyMaker, keyMaker, makeKey } from './api-keys.fixture.ts';

const env = { CALLS_PER_MINUTE: '1000000', GUESSES_PER_MINUTE: '1000000' };
const calls = Object.values(operatorCalls) as Call[];
const document = openApiDocument({ version: '1', audience: 'desk' });
const paths = document.paths as Record<string, Record<string, { security: Record<string, string[]>[] }>>;
/** The scopes that the document declares for a call; undefined: it declares no key. */
const declared = ({ path, method }: Call) =>
  paths[path]?.[method.toLowerCase()]?.security.find((way) => 'apiKey' in way)?.apiKey;

let api: TestApi;
/** Holds every permission there is: what is refused is refused for the sake of the key. */
let maker: KeyMaker;
let second: string;
/** All scopes but this one; and this one alone, with what the call needs besides. */
const without = new Map<KeyScope, string>();
let all: string;

beforeAll(async () => {
  api = await startTestApi(env);
  maker = await keyMaker(api, 'everything', roleNames);
  second = await addOperator(api.db, 'second', ['administrator']);
  all = await keyWith('all', keyScopes);
  for (const [at, scope] of keyScopes.entries())
    without.set(
      scope,
      await keyWith(
        `without-${at}`,
        keyScopes.filter((one) => one !== scope),
      ),
    );
});
afterAll(() => api?.close());

const keyWith = async (name: string, scopes: readonly KeyScope[]) =>
  (await makeKey(api, maker, { name, scopes }, scopes.some(isWriteScope) ? second : undefined)).secret;

async function ask({ path, method }: Call, secret: string): Promise<{ status: number; error: number }> {
  if (method === 'POST') {
    const answer = await fetch(`${api.deskUrl}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': typeOf(path) },
      body: typeOf(path) === 'application/json' ? '{}' : '--x--\r\n',
    });
    return { status: answer.status, error: errorOf(await answer.text()) };
  }
  const answer = await fetch(`${api.deskUrl}/api${path}`, { headers: { authorization: `Bearer ${secret}` } });
  return { status: answer.status, error: errorOf(await answer.text()) };
}

const typeOf = (path: string) =>
  (operatorCalls as Record<string, Call>)[path]?.upload ? 'multipart/form-data; boundary=x' : 'application/json';
const errorOf = (text: string): number => (text.startsWith('{"error"') ? JSON.parse(text).error : 0);
const refusedForRights = ({ status, error }: { status: number; error: number }) =>
  [401, 403].includes(status) || error === errorCodes.notPermitted || error === errorCodes.loginAgain;

describe('every call of the desk', () => {
  const listed = calls.filter(declared);
  const scoped = listed.filter((call) => declared(call)!.length > 0);
  const forPeople = calls.filter((call) => !declared(call));

  it('is declared in the OpenAPI document with the scopes that are asked for', () => {
    for (const call of calls) expect(declared(call), call.path).toEqual(scopesOf(call));
    expect(scoped.length).toBeGreaterThan(100);
    expect(forPeople.length).toBeGreaterThan(80);
    for (const scope of keyScopes) {
      const opens = scoped.some((call) => declared(call)!.includes(scope));
      expect(opens, `${scope} opens no call`).toBe(true);
    }
  });

  it.each(scoped.map((call) => [call.path, call] as const))(
    '%s is refused without its scope, and not with it',
    async (_, call) => {
      for (const scope of declared(call)! as KeyScope[])
        expect(await ask(call, without.get(scope)!), scope).toEqual({ status: 403, error: 403 });
      expect(refusedForRights(await ask(call, all))).toBe(false);
    },
  );

  it.each(listed.filter((call) => declared(call)!.length === 0).map((call) => [call.path, call] as const))(
    '%s is answered to any key, with what its scopes let it see',
    async (_, call) => {
      for (const secret of [all, ...without.values()].slice(0, 3)) expect((await ask(call, secret)).status).toBe(200);
    },
  );

  it.each(forPeople.map((call) => [call.path, call] as const))('%s is refused to every key', async (_, call) => {
    expect(await ask(call, all)).toEqual({ status: 403, error: 403 });
  });

  it('reads of lists, queues and settings what a scope lets it see, and nothing else', async () => {
    const finance = await keyWith('finance-alone', ['finance.read']);
    const none = { status: 200, error: errorCodes.notPermitted };
    const list = (secret: string, name: string) => callWith(api, secret, '/operator/list/read', { list: name });
    expect(await list(finance, 'players')).toMatchObject(none);
    expect(await list(all, 'players')).toMatchObject({ error: 0 });
    const queue = (secret: string) => callWith(api, secret, '/operator/queue/list', { queue: 'contacts' });
    expect(await queue(finance)).toMatchObject(none);
    expect(await queue(all)).toMatchObject({ error: 0 });
    expect((await callWith(api, finance, '/operator/setting/listAll')).data).toEqual([]);
    expect((await callWith(api, all, '/operator/setting/listAll')).data.length).toBeGreaterThan(10);
  });
});

it('a key reads the OpenAPI document of the desk', async () => {
  const headers = { authorization: `Bearer ${without.get('members.read')}` };
  const answer = await fetch(`${api.deskUrl}/api/openapi.json`, { headers });
  expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.0');
});
