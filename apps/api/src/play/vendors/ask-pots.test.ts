import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { potsOf } from './ask-pots.ts';
import type { VendorRegistry } from './open-vendors.ts';

const pot = {
  code: 'furnace',
  games: ['glass-blower'],
  currency: 'USD',
  fun: false,
  start: 100_000,
  most: 1_000_000,
  amount: 123_456,
  paidInMillionths: '23456789012',
  rounds: 9,
  wins: 0,
  latest: [],
};
let server: Server;
let said: { status: number; body: string };
let asked: string[] = [];
let at = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.url} ${body} ${/^v2=[0-9a-f]{64}$/.test(String(request.headers['x-vendor-signature']))}`);
    response.statusCode = said.status;
    response.end(said.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

function asking(status: number, body: unknown) {
  said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const reportUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports/rounds`;
  const vendors = { find: () => ({ reportUrl, secret: 'x'.repeat(32), version1UntilMs: 0 }) };
  const pots = potsOf(vendors as unknown as VendorRegistry, () => at);
  return (vendor = 'studio') => pots(vendor);
}

it('asks beside the report address, signed, and not again before ten seconds are over', async () => {
  const pots = asking(200, { ok: true, data: { pots: [pot] } });
  for (at of [0, 1, 9_999]) expect(await pots()).toEqual({ asked: 'answered', at: 0, pots: [pot] });
  expect(asked).toEqual(['/reports/pots {} true']);
  await pots('another');
  expect(asked).toHaveLength(2);
  at = 10_000;
  expect(await pots()).toMatchObject({ at });
  expect(asked).toHaveLength(3);
});

it.each([
  ['no such question', 404, 'Not found', 'notAsked'],
  ['a failure', 503, {}, 'noAnswer'],
  ['nonsense', 200, '<html>', 'noAnswer'],
  ['a pot without an amount', 200, { ok: true, data: { pots: [{ ...pot, amount: undefined }] } }, 'noAnswer'],
])('takes %s for what it is, and tells nothing of before', async (_, status, body, outcome) => {
  const pots = asking(200, { ok: true, data: { pots: [pot] } });
  at = 0;
  await pots();
  said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  at = 10_000;
  expect(await pots()).toEqual({ asked: outcome, at });
});

it('has no answer of a vendor that nobody reaches, and does not ask who has no address for it', async () => {
  const vendors = (reportUrl: string | null) =>
    ({ find: () => ({ reportUrl, secret: 'x'.repeat(32), version1UntilMs: 0 }) }) as unknown as VendorRegistry;
  expect(await potsOf(vendors('http://127.0.0.1:1/reports/rounds'), () => 7)('away')).toEqual({
    asked: 'noAnswer',
    at: 7,
  });
  expect(await potsOf(vendors(null), () => 7)('silent')).toEqual({ asked: 'notAsked', at: 7 });
});
