/** The chains that can be watched; which of them are depends on the settings. */
export const chainNames = ['bitcoin', 'litecoin', 'dogecoin', 'bitcoin-cash', 'ethereum', 'bsc'] as const;
export type ChainName = (typeof chainNames)[number];

interface CoinFacts {
  chain: ChainName;
  /** A chain's own coin, or a token contract on it. */
  kind: 'native' | 'token';
  symbol: string;
  /** Decimal places of the smallest unit on the chain: 8 for satoshi, 18 for wei. */
  decimals: number;
  /** Decimal places that a payer is asked to type; a quote is rounded up to them. */
  shownDecimals: number;
}

/** The coins by the names that the specification's first variant gives them. */
export const coins = {
  bitcoin: { chain: 'bitcoin', kind: 'native', symbol: 'BTC', decimals: 8, shownDecimals: 8 },
  ethereum: { chain: 'ethereum', kind: 'native', symbol: 'ETH', decimals: 18, shownDecimals: 8 },
  tether: { chain: 'ethereum', kind: 'token', symbol: 'USDT', decimals: 6, shownDecimals: 6 },
  litecoin: { chain: 'litecoin', kind: 'native', symbol: 'LTC', decimals: 8, shownDecimals: 8 },
  dogecoin: { chain: 'dogecoin', kind: 'native', symbol: 'DOGE', decimals: 8, shownDecimals: 8 },
  'bitcoin-cash': { chain: 'bitcoin-cash', kind: 'native', symbol: 'BCH', decimals: 8, shownDecimals: 8 },
  bnb: { chain: 'bsc', kind: 'native', symbol: 'BNB', decimals: 18, shownDecimals: 8 },
} as const satisfies Record<string, CoinFacts>;

export type Coin = keyof typeof coins;
export const coinNames = Object.keys(coins) as Coin[];

export function isCoin(name: string): name is Coin {
  return Object.hasOwn(coins, name);
}

/** The chain's own coin. */
export function nativeCoinOf(chain: ChainName): Coin {
  return coinNames.find((coin) => coins[coin].chain === chain && coins[coin].kind === 'native')!;
}
