import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { beginDemonstration } from './begin-demonstration.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await addOperator(api.db, 'anna', ['administrator']);
});
afterAll(() => api.close());

const ask = (command: 'begin' | 'get', body: object = {}) => api.post(`/operator/demonstration/${command}`, body, key);

it('is never begun in production', async () => {
  const deps = { db: api.db, hasMembers: async () => false, isProduction: true };
  expect(await beginDemonstration(deps, 7, { name: 'anna' })).toMatchObject({
    ok: false,
    error: 'notPermitted',
  });
  expect((await ask('get')).data).toBeNull();
});

it('marks an empty casino once, anyone who asks at the same time, and keeps who did', async () => {
  const answers = await Promise.all([7, 8, 9, 10].map((seed) => ask('begin', { seed })));
  expect(answers.map(({ error }) => error).sort()).toEqual([0, ...Array(3).fill(errorCodes.wrongState)].sort());
  const begun = answers.find(({ error }) => error === 0)!.data;
  expect((await ask('get')).data).toEqual(begun);
  const { rows } = await api.db.query("select actor, after from audit_event where command = 'demonstration.begin'");
  expect(rows).toEqual([{ actor: 'operator:anna', after: { seed: begun.seed } }]);
});

it('is refused where somebody has joined', async () => {
  await api.db.query('delete from demonstration');
  await api.join();
  expect((await ask('begin', { seed: 7 })).error).toBe(errorCodes.wrongState);
  expect((await ask('get')).data).toBeNull();
});
