import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let key: string;
let member: TestMember;
const today = () => new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  casino = await startMoneyCasino();
  key = await casino.addOperator('anna');
  member = await casino.api.join();
  await casino.payIn(member, 120.5);
});
afterAll(() => casino.close());

const ask = (path: string, body: object, as = key) => casino.api.post(`/operator/finance/${path}`, body, as);

it('a payment is in the report of today at once, under its method and country, and nothing is closed yet', async () => {
  const day = { from: today(), to: today() };
  const { data } = await ask('report', day);
  expect(data).toMatchObject({ finished: false, closed: false, formulas: { ggr: 'stakes − rollbacks − wins' } });
  const usd = data.currencies.find(({ currency }: { currency: string }) => currency === 'USD');
  expect(usd).toMatchObject({
    deposits: '120.50',
    opening: { all: '0.00' },
    closing: { cash: '120.50', all: '120.50' },
  });
  for (const [by, row] of Object.entries({
    method: 'STRIPE',
    country: 'PH',
    cohort: today().slice(0, 7),
    type: 'DEPOSIT',
  })) {
    const { data: broken } = await ask('breakdown', { ...day, by, currency: 'USD' });
    expect(broken.rows, by).toContainEqual(expect.objectContaining({ key: row, deposits: '120.50' }));
  }
  const { data: days } = await ask('days', { ...day, currency: 'USD' });
  expect(days.days).toEqual([expect.objectContaining({ day: today(), hash: null, deposits: '120.50' })]);
  expect(await ask('close', { ...day, madeFrom: data.madeFrom })).toMatchObject({ error: errorCodes.wrongState });
  expect((await ask('closes', {})).data.content).toEqual([]);
});

it('the export is a file that carries its hash, and an act', async () => {
  const { headers, text } = await download({ from: today(), to: today(), by: 'method' });
  expect(headers.get('content-type')).toContain('text/csv');
  const hash = headers.get('x-made-from')!;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="finance-${today()}-${today()}-by-method-${hash.slice(0, 12)}.csv"`,
  );
  expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${today()},USD,STRIPE,1,120.50,`));
  const { rows } = await casino.api.db.query(
    `select actor, after ->> 'madeFrom' as hash from audit_event where command = 'finance.export'`,
  );
  expect(rows).toEqual([{ actor: 'operator:anna', hash }]);
});

async function download(body: object): Promise<{ headers: Headers; text: string }> {
  const answer = await fetch(`${casino.api.deskUrl}/api/operator/finance/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify(body),
  });
  return { headers: answer.headers, text: await answer.text() };
}

it.each([
  { from: '2026-13-01', to: '2026-13-02' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2020-01-01', to: '2026-01-01' },
  { from: '9999-01-01', to: '9999-01-01' },
  { from: "2026-03-01'--", to: '2026-03-01' },
  {},
])('days that are none are refused: %j', async (days) => {
  for (const path of ['report', 'breakdown', 'days', 'close', 'export']) {
    const { error } = await ask(path, { by: 'game', currency: 'USD', madeFrom: 'x', ...days });
    expect([errorCodes.invalidField, errorCodes.missingField], path).toContain(error);
  }
});

it('players and others learn nothing of it', async () => {
  for (const path of ['report', 'breakdown', 'days', 'closes', 'close', 'export', 'differences', 'resolve']) {
    expect((await ask(path, { from: today(), to: today() }, member.token)).error, path).toBe(errorCodes.loginAgain);
  }
});
