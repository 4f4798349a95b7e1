import { createHash } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract';
import { mostReportsOfPerson } from '@fairhouse/contract/operator';
import { openFilesNote } from '@fairhouse/record-proof';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { table } from './reports.fixture.ts';

let api: TestApi;
const keys: Record<string, string> = {};
const safer = { kind: 'saferGambling', months: 1, licences: [] };

beforeAll(async () => {
  api = await startTestApi();
  keys.anna = await addOperator(api.db, 'anna', ['finance']);
  keys.carl = await addOperator(api.db, 'carl', ['compliance']);
  keys.rita = await addOperator(api.db, 'rita', ['risk']);
  keys.vic = await addOperator(api.db, 'vic', ['support']);
});
afterAll(() => api.close());

const ask = (path: string, body: object, who = 'anna') => api.post(`/operator/report/${path}`, body, keys[who]);
const save = (name: string, more: object = {}, who = 'anna') =>
  ask('save', { name, definition: table({ period: { kind: 'last', unit: 'day', count: 1 } }), ...more }, who);
const names = async (who: string) =>
  (await ask('list', {}, who)).data.reports.map(({ name }: { name: string }) => name);
const auditEvents = async (command: string) =>
  (
    await api.db.query<{ actor: string; before: object | null; after: object | null }>(
      'select actor, before, after from audit_event where command = $1 order by id',
      [command],
    )
  ).rows;

it('is saved once, changed as a new version, and keeps the versions before it', async () => {
  const { data: made } = await save('Yesterday');
  expect(made).toMatchObject({ name: 'Yesterday', version: 1, isMine: true, sharedWith: 'nobody' });
  expect((await save('Yesterday', { id: made.id, version: 1 })).data.version).toBe(1);
  const changed = await save('Two days', {
    id: made.id,
    version: 1,
    definition: table({ period: { kind: 'last', unit: 'day', count: 2 } }),
  });
  expect(changed.data.version).toBe(2);
  // It was changed meanwhile, and that change is kept.
  expect((await save('Lost', { id: made.id, version: 1 })).error).toBe(errorCodes.contentChanged);
  const { versions } = (await ask('get', { id: made.id })).data;
  expect(versions.map((one: { version: number; name: string }) => [one.version, one.name])).toEqual([
    [2, 'Two days'],
    [1, 'Yesterday'],
  ]);
  expect(await auditEvents('report.make')).toMatchObject([{ actor: 'operator:anna', after: { name: 'Yesterday' } }]);
  expect(await auditEvents('report.change')).toMatchObject([{ before: { version: 1 }, after: { version: 2 } }]);
  expect((await save('  ')).error).toBe(errorCodes.missingField);
  expect((await save('No', { definition: table({ measures: ['ngr'], by: ['game'] }) })).error).toBe(
    errorCodes.invalidField,
  );
});

it('is seen by whom it is shared with, where they may see its figures', async () => {
  const { data: one } = await save('For compliance', { sharedWith: 'compliance' });
  await save('For all', { sharedWith: 'all' });
  await save('Signs', { sharedWith: 'all', definition: safer }, 'carl');
  expect(await names('carl')).toEqual(expect.arrayContaining(['For compliance', 'For all', 'Signs']));
  // Risk sees what protects players, and no money.
  expect(await names('rita')).toEqual(['Signs']);
  expect((await ask('get', { id: one.id }, 'rita')).error).toBe(errorCodes.noSuchThing);
  expect((await ask('run', { definition: safer }, 'rita')).data.problem).toBeNull();
  expect((await ask('run', { definition: table() }, 'rita')).error).toBe(errorCodes.notPermitted);
  expect((await ask('list', {}, 'vic')).error).toBe(errorCodes.notPermitted);
  // It is Anna's: a colleague runs it and cannot change it.
  expect((await save('Mine', { id: one.id, version: 1 }, 'carl')).error).toBe(errorCodes.noSuchThing);
  expect((await ask('delete', { id: one.id }, 'carl')).error).toBe(errorCodes.noSuchThing);
  expect(await auditEvents('report.share')).toHaveLength(3);
  expect((await ask('delete', { id: one.id })).error).toBe(0);
  expect(await names('carl')).not.toContain('For compliance');
});

it('rejects more reports than a person keeps, however they are sent', async () => {
  const found = await Promise.all(
    Array.from({ length: mostReportsOfPerson + 3 }, (_, n) => save(`Many ${n}`, { definition: safer }, 'carl')),
  );
  expect(found.filter(({ error }) => error === errorCodes.wrongState)).toHaveLength(4);
});

it('is exported with a signature over its hash, which stays available', async () => {
  const response = await fetch(`${api.deskUrl}/api/operator/report/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: keys.anna! },
    body: JSON.stringify({ definition: table({ period: { kind: 'last', unit: 'day', count: 1 } }), name: 'Día / 1' }),
  });
  const text = await response.text();
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(response.headers.get('x-made-from')).toBe(sha256);
  expect(response.headers.get('content-disposition')).toMatch(/filename="di-a-1-\d{4}-/);
  const { data } = await ask('signature', { sha256 });
  const { publicKey } = (await ask('key', {})).data;
  expect(openFilesNote(data.note, [publicKey])).toMatchObject([{ sha256 }]);
  expect((await ask('signature', { sha256: '0'.repeat(64) })).error).toBe(errorCodes.noSuchThing);
  expect(await auditEvents('report.export')).toMatchObject([{ actor: 'operator:anna', after: { madeFrom: sha256 } }]);
});

it.each([
  [{ measures: [] }],
  [{ measures: ['password'] }],
  [{ by: ['country', 'vip', 'cohort', 'licence'] }],
  [{ period: { kind: 'last', unit: 'day', count: 0 } }],
  [{ period: { kind: 'days', from: 'yesterday', to: '2026-01-01' } }],
  [{ filter: { 'x; drop table report': ['1'] } }],
  [{ filter: { country: [`'; drop table report; --`] }, extra: 1 }],
])('rejects a definition when %j', async (more) => {
  expect((await ask('run', { definition: { ...table(), ...more } })).error).toBe(errorCodes.invalidField);
});

it('takes what is typed for a filter as a value and nothing else', async () => {
  const definition = table({
    filter: { country: [`'; drop table report; --`] },
    period: { kind: 'last', unit: 'day', count: 1 },
  });
  expect((await ask('run', { definition })).data.result.rows).toEqual([]);
});
