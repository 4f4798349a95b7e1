import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** US dollars for a coin, by the ticker, as all four sources say at first. */
const atFirst: Record<string, number> = { BTC: 65_000, LTC: 80, DOGE: 0.2, ETH: 3_000, USDT: 1, BNB: 600 };
const tickers: Record<string, string> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  dogecoin: 'DOGE',
  ethereum: 'ETH',
  tether: 'USDT',
  binancecoin: 'BNB',
};

export interface PriceSources {
  origin: string;
  /** Sets what a ticker costs in dollars; undefined: no source knows it. */
  set(ticker: string, price: number | undefined): void;
  close(): Promise<void>;
}

/** The four sources of prices, each in its own words; dollars only. */
export async function startPriceSources(): Promise<PriceSources> {
  const prices = new Map<string, number | undefined>(Object.entries(atFirst));
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    reply.end(JSON.stringify(answer(pathname, searchParams) ?? {}));
  });

  function answer(path: string, query: URLSearchParams): object | undefined {
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1_000);
    if (path.endsWith('/simple/price')) {
      const id = query.get('ids')!;
      return { [id]: { usd: prices.get(tickers[id]!), last_updated_at: seconds } };
    }
    if (path.includes('/tickers/')) {
      const ticker = path.split('/').at(-1)!.split('-')[0]!.toUpperCase();
      return { last_updated: now.toISOString(), quotes: { USD: { price: prices.get(ticker) } } };
    }
    if (path.endsWith('/exchange-rates')) {
      const price = prices.get(query.get('currency')!);
      return { data: { rates: { USD: price === undefined ? undefined : String(price) } } };
    }
    const ticker = query.get('fsyms')!;
    return { RAW: { [ticker]: { USD: { PRICE: prices.get(ticker), LASTUPDATE: seconds } } } };
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (ticker, price) => prices.set(ticker, price),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
