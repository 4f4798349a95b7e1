import { errorCodes } from '@fairhouse/contract';
import { mostViewsOfPerson } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
const keys: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi();
  keys.anna = await addOperator(api.db, 'anna', ['cashier']);
  keys.ben = await addOperator(api.db, 'ben', ['cashier', 'risk']);
  keys.vic = await addOperator(api.db, 'vic', ['support']);
});
afterAll(() => api.close());

const view = (what: string, body: object, who = 'anna') => api.post(`/operator/view/${what}`, body, keys[who]);
const place = 'queue/cashOuts';
const save = (name: string, more: object = {}, who = 'anna') =>
  view('save', { place, name, search: { currency: 'USD', from: '100' }, ...more }, who);
const names = async (who = 'anna', of = place) =>
  (await view('list', { place: of }, who)).data.views.map(({ name }: { name: string }) => name);
const auditEvents = async (command: string) =>
  (
    await api.db.query<{ actor: string; before: object | null; after: object | null }>(
      'select actor, before, after from audit_event where command = $1 order by id',
      [command],
    )
  ).rows;

it('is kept, renamed, put in order and forgotten, each recorded once', async () => {
  const large = (await save('Large ones')).data;
  expect(large).toMatchObject({ name: 'Large ones', isMine: true, by: 'anna', sharedWith: 'nobody', isDefault: false });
  const late = (await save(' Late ones ', { search: { age: ['red', 'amber'] } })).data;
  expect(await names()).toEqual(['Large ones', 'Late ones']);
  expect(await names('anna', 'record')).toEqual([]);

  await view('arrange', { place, ids: [late.id] });
  expect(await names()).toEqual(['Late ones', 'Large ones']);
  await save('Larger ones', { id: large.id });
  // Said once more, it is nothing new.
  await save('Larger ones', { id: large.id, search: { from: '100', currency: 'USD' } });
  expect(await names()).toEqual(['Late ones', 'Larger ones']);
  expect((await save('Late ones', { id: large.id })).error).toBe(errorCodes.invalidField);
  expect((await save('   ')).error).toBe(errorCodes.missingField);

  expect((await view('delete', { id: late.id })).error).toBe(0);
  expect((await view('delete', { id: late.id })).error).toBe(errorCodes.noSuchThing);
  expect(await names()).toEqual(['Larger ones']);
  expect((await auditEvents('view.save')).map(({ actor }) => actor)).toEqual(Array(3).fill('operator:anna'));
  expect((await auditEvents('view.save'))[2]).toMatchObject({
    before: { name: 'Large ones' },
    after: { name: 'Larger ones' },
  });
  expect(await auditEvents('view.arrange')).toHaveLength(1);
  expect(await auditEvents('view.delete')).toMatchObject([{ before: { name: 'Late ones' }, after: null }]);
});

it('is seen by nobody else unless it is shared, and then by whom it is shared with', async () => {
  const one = (await save('Of the cashiers', { sharedWith: 'cashier' }, 'ben')).data;
  await save('Of all', { sharedWith: 'everybody' }, 'ben');
  await save('Of Ben alone', {}, 'ben');
  expect(await names('anna')).toEqual(expect.arrayContaining(['Of all', 'Of the cashiers']));
  expect(await names('anna')).not.toContain('Of Ben alone');
  expect(await names('vic')).toEqual(['Of all']);
  // It is Ben's: a colleague reads it and changes nothing of it.
  expect((await save('Mine now', { id: one.id }, 'anna')).error).toBe(errorCodes.noSuchThing);
  expect((await view('delete', { id: one.id }, 'anna')).error).toBe(errorCodes.noSuchThing);
  await view('arrange', { place, ids: [one.id] }, 'anna');
  expect(await names('ben')).toEqual(['Of the cashiers', 'Of all', 'Of Ben alone']);
});

it('one of a place is shown first: the last that was made so', async () => {
  const first = (await save('First', { isDefault: true }, 'vic')).data;
  await save('Second', { isDefault: true, sharedWith: 'everybody' }, 'vic');
  const listed = async (who: string) => (await view('list', { place }, who)).data.views;
  const defaults = async (who: string) =>
    (await listed(who))
      .filter((one: { isDefault: boolean }) => one.isDefault)
      .map(({ name }: { name: string }) => name);
  expect(await defaults('vic')).toEqual(['Second']);
  await save('First', { id: first.id, isDefault: true }, 'vic');
  expect(await defaults('vic')).toEqual(['First']);
  // What is first for one is not so for another.
  await save('Second of Ben', { isDefault: true, sharedWith: 'everybody' }, 'ben');
  expect(await defaults('vic')).toEqual(['First']);
});

it('a person has so many and no more, however they are sent', async () => {
  const made = await Promise.all(
    Array.from({ length: mostViewsOfPerson + 5 }, (_, n) => save(`View ${n}`, { place: 'record' }, 'vic')),
  );
  const refused = made.filter(({ error }) => error === errorCodes.wrongState);
  // Two were there.
  expect(refused).toHaveLength(7);
  expect(await names('vic', 'record')).toHaveLength(mostViewsOfPerson - 2);
});

it.each([
  [{ place: 'queue/../x' }],
  [{ search: { 'not a name': 'x' } }],
  [{ search: { kind: ['x'.repeat(61)] } }],
  [{ search: { kind: { nested: true } } }],
  [{ sharedWith: 'the world' }],
])('what is no address is refused: %j', async (more) => {
  expect((await save('Wrong', more)).error).not.toBe(0);
});
