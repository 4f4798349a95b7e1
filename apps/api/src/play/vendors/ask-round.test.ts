import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRound } from './ask-round.ts';
import type { VendorRegistry } from './open-vendors.ts';

const round = {
  roundId: 'r-1',
  user: 'u_example',
  state: 'CLOSED',
  staked: 100,
  won: 550,
  bet: { coin: 5 },
  actions: [],
  outcome: { kind: 'slot' },
  proof: null,
};
let server: Server;
let said: { status: number; body: string };
let asked: string[] = [];

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

const vendors = (reportUrl: string | null) =>
  ({
    find: (id: string) => (id === 'studio' ? { reportUrl, secret: 'x'.repeat(32), version1UntilMs: 0 } : undefined),
  }) as unknown as VendorRegistry;
const ask = (status: number, body: unknown) => {
  said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return askRound(vendors(`http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`), 'studio', 'r-1');
};

it('asks for one round, signed, and takes the answer about exactly that round', async () => {
  expect(await ask(200, { ok: true, data: round })).toEqual({ asked: 'answered', round });
  expect(asked).toEqual(['/reports/one {"roundId":"r-1"} true']);
  expect(await ask(200, { ok: true, data: { ...round, roundId: 'r-2' } })).toEqual({ asked: 'noAnswer' });
});

it.each([
  ['no such question', 404, 'Not found', 'notAsked'],
  ['no such round', 200, { ok: false, error: { code: 'NOT_FOUND' } }, 'notKnown'],
  ['a failure', 503, {}, 'noAnswer'],
  ['nonsense', 200, '<html>', 'noAnswer'],
  ['more than there is to say', 200, { ok: true, data: { ...round, outcome: 'x'.repeat(200_001) } }, 'noAnswer'],
])('takes %s for what it is', async (_, status, body, outcome) => {
  expect(await ask(status, body)).toEqual({ asked: outcome });
});

it('does not ask who is not known, or has no address for it', async () => {
  asked = [];
  expect(await askRound(vendors(null), 'studio', 'r-1')).toEqual({ asked: 'notAsked' });
  expect(await askRound(vendors('http://127.0.0.1:1'), 'nobody', 'r-1')).toEqual({ asked: 'notAsked' });
  expect(asked).toEqual([]);
});
