import type { Currency } from '@fairhouse/money';
import type { Coin } from '../coins.ts';
import { pricePlaces } from '../quote.ts';
import { scaled } from '../units.ts';
import type { PriceReport } from './median-price.ts';

export const priceSources = ['coingecko', 'coinpaprika', 'coinbase', 'cryptocompare'] as const;
export type PriceSource = (typeof priceSources)[number];

const timeoutMs = 5_000;
const largestAnswerBytes = 256 * 1024;

/** Each source's name for a coin: CoinGecko's ids, Coinpaprika's ids, and the ticker of the other two. */
const names: Record<Coin, { coingecko: string; coinpaprika: string; ticker: string }> = {
  bitcoin: { coingecko: 'bitcoin', coinpaprika: 'btc-bitcoin', ticker: 'BTC' },
  ethereum: { coingecko: 'ethereum', coinpaprika: 'eth-ethereum', ticker: 'ETH' },
  tether: { coingecko: 'tether', coinpaprika: 'usdt-tether', ticker: 'USDT' },
  litecoin: { coingecko: 'litecoin', coinpaprika: 'ltc-litecoin', ticker: 'LTC' },
  dogecoin: { coingecko: 'dogecoin', coinpaprika: 'doge-dogecoin', ticker: 'DOGE' },
  'bitcoin-cash': { coingecko: 'bitcoin-cash', coinpaprika: 'bch-bitcoin-cash', ticker: 'BCH' },
  bnb: { coingecko: 'binancecoin', coinpaprika: 'bnb-binance-coin', ticker: 'BNB' },
};

interface Asked {
  path: string;
  /** Price and moment in the answer; undefined when they are not where they belong. */
  read(body: unknown, answeredAt: Date): { price: unknown; at: unknown } | undefined;
}

/** Path and answer of every source, as their own API references describe them. */
const protocols: Record<PriceSource, (coin: Coin, currency: Currency) => Asked> = {
  coingecko: (coin, currency) => {
    const id = names[coin].coingecko;
    const code = currency.toLowerCase();
    return {
      path: `/api/v3/simple/price?ids=${id}&vs_currencies=${code}&include_last_updated_at=true&precision=full`,
      read: (body) => ({ price: at(body, id, code), at: seconds(at(body, id, 'last_updated_at')) }),
    };
  },
  coinpaprika: (coin, currency) => ({
    path: `/v1/tickers/${names[coin].coinpaprika}?quotes=${currency}`,
    read: (body) => ({ price: at(body, 'quotes', currency, 'price'), at: at(body, 'last_updated') }),
  }),
  coinbase: (coin, currency) => ({
    path: `/v2/exchange-rates?currency=${names[coin].ticker}`,
    // The answer is made when it is asked for and bears no date of its own.
    read: (body, answeredAt) => ({ price: at(body, 'data', 'rates', currency), at: answeredAt.toISOString() }),
  }),
  cryptocompare: (coin, currency) => {
    const { ticker } = names[coin];
    return {
      path: `/data/pricemultifull?fsyms=${ticker}&tsyms=${currency}`,
      read: (body) => ({
        price: at(body, 'RAW', ticker, currency, 'PRICE'),
        at: seconds(at(body, 'RAW', ticker, currency, 'LASTUPDATE')),
      }),
    };
  },
};

/** What a source says, or undefined: it does not answer, or not in its own words. */
export async function askSource(
  source: PriceSource,
  origin: string,
  coin: Coin,
  currency: Currency,
): Promise<PriceReport | undefined> {
  const { path, read } = protocols[source](coin, currency);
  try {
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const text = await answer.text();
    if (!answer.ok || text.length > largestAnswerBytes) return undefined;
    const answeredAt = new Date(answer.headers.get('date') ?? Number.NaN);
    const said = read(JSON.parse(text), answeredAt);
    const price = scaled(String(said?.price), pricePlaces);
    const moment = new Date(String(said?.at));
    return price === undefined || Number.isNaN(moment.getTime()) ? undefined : { source, price, at: moment };
  } catch {
    return undefined;
  }
}

function at(body: unknown, ...path: string[]): unknown {
  let here = body;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

function seconds(value: unknown): string | undefined {
  return typeof value === 'number' && value > 0 && value < 1e11 ? new Date(value * 1_000).toISOString() : undefined;
}
