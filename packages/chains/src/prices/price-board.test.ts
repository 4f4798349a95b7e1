import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPriceBoard } from './price-board.ts';

/** The answers of the sources as their API references print them. */
const fresh = Math.floor(Date.now() / 1_000);
const answers: Record<string, unknown> = {
  '/api/v3/simple/price': { litecoin: { usd: 80.1, last_updated_at: fresh } },
  '/v1/tickers/ltc-litecoin': { last_updated: new Date().toISOString(), quotes: { USD: { price: 80.2 } } },
  '/v2/exchange-rates': { data: { currency: 'LTC', rates: { USD: '80.3' } } },
  '/data/pricemultifull': { RAW: { LTC: { USD: { PRICE: 80.4, LASTUPDATE: fresh } } } },
};

let server: Server;
let origin: string;
let asked = 0;
let broken = new Set<string>();

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked++;
    const path = new URL(request.url!, 'http://localhost').pathname;
    if (broken.has(path)) return void reply.writeHead(500).end();
    reply.end(JSON.stringify(answers[path] ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const board = (keepMs: number) =>
  openPriceBoard({
    sources: { coingecko: origin, coinpaprika: origin, coinbase: origin, cryptocompare: origin },
    keepMs,
  });

it('reads four sources in their own words and keeps what they agree on for a moment', async () => {
  broken = new Set();
  asked = 0;
  const prices = board(60_000);
  const price = { ok: true, price: 8_025_000_000n, sources: ['coinbase', 'coingecko', 'coinpaprika', 'cryptocompare'] };
  expect(await prices.priceOf('litecoin', 'USD')).toEqual(price);
  expect(await prices.priceOf('litecoin', 'USD')).toEqual(price);
  expect(asked).toBe(4);
});

it('does without one that is broken, and has no price with two; that is not kept', async () => {
  const prices = board(60_000);
  broken = new Set(['/v2/exchange-rates', '/data/pricemultifull']);
  expect(await prices.priceOf('litecoin', 'USD')).toEqual({ ok: false, reason: 'tooFewFresh' });
  broken = new Set(['/v2/exchange-rates']);
  expect(await prices.priceOf('litecoin', 'USD')).toMatchObject({ ok: true, price: 8_020_000_000n });
});

it('knows no price of what the sources do not name', async () => {
  broken = new Set();
  expect((await board(0).priceOf('dogecoin', 'USD')).ok).toBe(false);
});

it('asks nobody what a bitcoin costs in bitcoin', async () => {
  asked = 0;
  expect(await board(0).priceOf('bitcoin', 'BTC')).toMatchObject({ price: 100_000_000n });
  expect(asked).toBe(0);
});
