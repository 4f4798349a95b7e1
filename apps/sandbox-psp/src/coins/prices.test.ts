import { openPriceBoard } from '@fairhouse/chains';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceRoutes } from './prices.routes.ts';

const server = Fastify();
let origin: string;

beforeAll(async () => {
  priceRoutes(server);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('prices every coin in every currency by four sources that the real reader takes for the real ones', async () => {
  const sources = Object.fromEntries(
    ['coingecko', 'coinpaprika', 'coinbase', 'cryptocompare'].map((name) => [name, `${origin}/prices/${name}`]),
  );
  const board = openPriceBoard({ sources, keepMs: 0 });
  const all = ['coinbase', 'coingecko', 'coinpaprika', 'cryptocompare'];
  for (const coin of ['bitcoin', 'ethereum', 'tether', 'litecoin', 'dogecoin', 'bitcoin-cash', 'bnb'] as const) {
    for (const currency of ['USD', 'EUR', 'BRL'] as const) {
      expect(await board.priceOf(coin, currency), `${coin} ${currency}`).toMatchObject({ ok: true, sources: all });
    }
  }
  // A little above 80, as the middle two of the four say.
  expect(await board.priceOf('litecoin', 'USD')).toMatchObject({ price: 8_002_000_000n });
  expect(await board.priceOf('litecoin', 'BTC')).toMatchObject({ ok: true });
});
