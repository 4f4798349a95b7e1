import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { VendorRegistry } from '../open-vendors.ts';
import { tablesOf } from './ask-tables.ts';

const table = {
  code: 'live-wheel',
  name: 'Money wheel',
  round: null,
  movedAt: null,
  rests: false,
  words: false,
  wordsEverySeconds: 3,
  seated: 0,
  alive: true,
  chain: null,
  settled: null,
  owed: { bets: 0, since: null },
};
let server: Server;
let said: { status: number; body: string };
let asked = 0;
let at = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked++;
    response.statusCode = said.status;
    response.end(said.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = 0;
});

const answer = (status: number, body: unknown) => {
  said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
function asking() {
  const reportUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports/rounds`;
  const vendor = { id: 'studio', name: 'Studio', reportUrl, secret: 'x'.repeat(32), version1UntilMs: 0 };
  const vendors = { find: () => vendor, all: () => [vendor] } as unknown as VendorRegistry;
  return tablesOf(vendors, () => at);
}
const from = { vendor: 'studio', vendorName: 'Studio' };

it('asks once in two seconds, however many look', async () => {
  answer(200, { ok: true, data: { tables: [table] } });
  const tables = asking();
  at = 0;
  await Promise.all([tables(), tables()]);
  at = 1_999;
  expect(await tables()).toEqual([{ ...from, at: 0, asked: 'answered', tables: [table] }]);
  expect(asked).toBe(1);
  at = 2_000;
  await tables();
  expect(asked).toBe(2);
});

it.each([
  ['a failure', 503, {}],
  ['nonsense', 200, '<html>'],
  ['a table without its seeds', 200, { ok: true, data: { tables: [{ ...table, chain: undefined }] } }],
  ['too much', 200, `${' '.repeat(200_001)}{}`],
])('takes %s for no answer, and tells nothing of before', async (_, status, body) => {
  const tables = asking();
  at = 0;
  answer(200, { ok: true, data: { tables: [table] } });
  await tables();
  at = 2_000;
  answer(status, body);
  expect(await tables()).toEqual([{ ...from, at: 2_000, asked: 'noAnswer' }]);
});

it.each([
  ['no such question', 404, 'Not found'],
  ['no tables', 200, { ok: true, data: { tables: [] } }],
])('leaves out a vendor with %s', async (_, status, body) => {
  answer(status, body);
  expect(await asking()()).toEqual([]);
});
