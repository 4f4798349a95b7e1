import type { FastifyInstance } from 'fastify';

/** US dollars for a coin, by its ticker: fake, and the same all year. */
const dollars: Readonly<Record<string, number>> = {
  BTC: 65_000,
  ETH: 3_000,
  USDT: 1,
  LTC: 80,
  DOGE: 0.2,
  BCH: 400,
  BNB: 600,
};

/** Units of a currency for a dollar. */
const rates: Readonly<Record<string, number>> = { USD: 1, EUR: 0.92, BRL: 5.4, BTC: 1 / 65_000 };

/** CoinGecko's and Coinpaprika's names. */
const tickers: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  tether: 'USDT',
  litecoin: 'LTC',
  dogecoin: 'DOGE',
  'bitcoin-cash': 'BCH',
  binancecoin: 'BNB',
};

interface Asked {
  Querystring: Record<string, string | undefined>;
}

/** The four sources of prices, each in its own words and a little apart, as the real ones are. */
export function priceRoutes(server: FastifyInstance): void {
  const now = () => Math.floor(Date.now() / 1_000);

  server.get<Asked>('/prices/coingecko/api/v3/simple/price', async ({ query: { ids = '', vs_currencies = '' } }) => {
    const price = priceOf(tickers[ids], vs_currencies.toUpperCase(), 1);
    return { [ids]: { [vs_currencies]: price, last_updated_at: now() } };
  });

  server.get<Asked & { Params: { id: string } }>('/prices/coinpaprika/v1/tickers/:id', async ({ params, query }) => {
    const { quotes = '' } = query;
    const price = priceOf(params.id.split('-')[0]!.toUpperCase(), quotes, 1.001);
    return { last_updated: new Date().toISOString(), quotes: { [quotes]: { price } } };
  });

  server.get<Asked>('/prices/coinbase/v2/exchange-rates', async ({ query: { currency = '' } }) => {
    const all = Object.keys(rates).map((code) => [code, String(priceOf(currency, code, 0.999))]);
    return { data: { currency, rates: Object.fromEntries(all) } };
  });

  server.get<Asked>('/prices/cryptocompare/data/pricemultifull', async ({ query: { fsyms = '', tsyms = '' } }) => ({
    RAW: { [fsyms]: { [tsyms]: { PRICE: priceOf(fsyms, tsyms, 1.0005), LASTUPDATE: now() } } },
  }));
}

/** Twelve significant digits; undefined for what nobody prices. */
function priceOf(ticker: string | undefined, currency: string, factor: number): number | undefined {
  const [price, rate] = [dollars[ticker ?? ''], rates[currency]];
  return price === undefined || rate === undefined ? undefined : Number((price * rate * factor).toPrecision(12));
}
