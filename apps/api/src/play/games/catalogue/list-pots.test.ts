import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { listPots } from './list-pots.ts';

const pot = {
  code: 'furnace',
  games: ['glass-blower'],
  currency: 'USD' as const,
  fun: false,
  start: 100_000,
  most: 1_000_000,
  amount: 123_456,
  paidInMillionths: '9007199254740993999',
  rounds: 9,
  wins: 1,
  latest: [{ roundId: 'r-1', amount: 100_700, wonAt: '2026-11-25T10:00:00.000Z' }],
};
const reported = {
  code: 'furnace',
  games: ['glass-blower'],
  currency: 'USD',
  fun: false,
  start: '1000.00',
  most: '10000.00',
  amount: '1234.56',
  paidIn: '90071992547.40',
  rounds: 9,
  wins: 1,
  latest: [{ roundId: 'r-1', amount: '1007.00', wonTime: '2026-11-25T10:00:00.000Z' }],
};

it('tells exact amounts, money before play money, and nothing of a vendor that answers no such question', async () => {
  const at = Date.UTC(2026, 10, 25, 12);
  const askedTime = '2026-11-25T12:00:00.000Z';
  const of = (vendor: string) => ({ vendor, vendorName: vendor.toUpperCase() });
  const bitcoin = { ...pot, currency: 'BTC' as const };
  const said = await listPots({
    askAllPots: async () => [
      { ...of('ours'), said: { asked: 'answered', at, pots: [{ ...pot, fun: true }, pot, bitcoin] } },
      { ...of('silent'), said: { asked: 'notAsked', at } },
      { ...of('away'), said: { asked: 'noAnswer', at } },
    ],
  });
  expect(said.map(({ pots: _, ...vendor }) => vendor)).toEqual([
    { ...of('ours'), asked: 'answered', askedTime },
    { ...of('away'), asked: 'noAnswer', askedTime },
  ]);
  expect(said[0]!.pots.slice(0, 2)).toEqual([reported, { ...reported, ...inBitcoin }]);
  expect(said[0]!.pots[2]).toEqual({ ...reported, fun: true });
  expect(said[1]!.pots).toEqual([]);
});

const inBitcoin = {
  currency: 'BTC',
  start: '0.00100000',
  most: '0.01000000',
  amount: '0.00123456',
  paidIn: '90071.99254740',
  latest: [{ ...reported.latest[0], amount: '0.00100700' }],
};

let studio: Server;
let api: TestApi;
beforeAll(async () => {
  studio = createServer((request, response) => {
    response.statusCode = request.url === '/reports/pots' ? 200 : 404;
    response.end(JSON.stringify({ ok: true, data: { pots: [{ ...pot, paidInMillionths: '1000000' }] } }));
  });
  await new Promise<void>((done) => studio.listen(0, '127.0.0.1', done));
  const STUDIO_ORIGIN = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
  api = await startTestApi({ STUDIO_ORIGIN, VENDORS_REFRESH_MS: '200' });
});
afterAll(async () => {
  await api.close();
  studio.close();
});

it('asks every vendor, for who reads the catalogue or the money; one that is away takes nothing from the others', async () => {
  const [cora, fin, sue] = await Promise.all(
    (['content', 'finance', 'support'] as const).map((role) => addOperator(api.db, `${role}-of-pots`, [role])),
  );
  const ask = (token = cora) => api.post('/operator/catalogue/pots', {}, token);
  const before = Date.now();
  const { data } = await ask();
  const ours = { vendor: 'studio', vendorName: 'Fairhouse Studio', asked: 'answered' };
  expect(data).toEqual([{ ...ours, askedTime: expect.any(String), pots: [{ ...reported, paidIn: '0.01' }] }]);
  expect(Date.parse(data[0].askedTime)).toBeGreaterThanOrEqual(before);
  expect((await ask(fin)).data).toEqual(data);
  expect((await ask(sue)).error).toBe(errorCodes.notPermitted);

  await api.db.query(
    `insert into vendor (id, name, secret_name, launch_url, report_url) values
       ('away', 'Away', 'WALLET_SECRET', 'http://127.0.0.1:1/launch', 'http://127.0.0.1:1/reports/rounds'),
       ('silent', 'Silent', 'WALLET_SECRET', 'http://127.0.0.1:1/launch', null)`,
  );
  const outcomes = async () =>
    (await ask()).data.map((one: { vendor: string; asked: string }) => [one.vendor, one.asked]).sort();
  await expect.poll(outcomes).toEqual([
    ['away', 'noAnswer'],
    ['studio', 'answered'],
  ]);
});
