import type { CallOutput } from '@fairhouse/contract';

export type Variant = 'crypto' | 'crypt';
type Listed = CallOutput<'/sys/deposit/crypto/coins'>;
export type CoinName = Listed['crypto'][number] | Listed['crypt'][number];

export interface CoinLook {
  symbol: string;
  name: string;
  /** The network that a payer has to choose in the wallet. */
  network: string;
  icon: string;
  /** For a code that wallets read (BIP 21); undefined: the address alone. */
  scheme?: string;
}

const art = (name: string) => `/art/methods/${name}.svg`;

const bitcoin = { symbol: 'BTC', name: 'Bitcoin', network: 'Bitcoin', icon: art('bitcoin'), scheme: 'bitcoin' };
const ether = { symbol: 'ETH', name: 'Ethereum', network: 'Ethereum', icon: art('ethereum') };
const tether = { symbol: 'USDT', name: 'Tether', network: 'Ethereum (ERC-20)', icon: art('tether') };
const litecoin = { symbol: 'LTC', name: 'Litecoin', network: 'Litecoin', icon: art('litecoin'), scheme: 'litecoin' };

/** Both variants name the same coins in their own way. */
export const coinLooks: Readonly<Record<CoinName, CoinLook>> = {
  bitcoin,
  ethereum: ether,
  tether,
  litecoin,
  btc: bitcoin,
  eth: ether,
  'erc20/usdt': tether,
  ltc: litecoin,
  'bep20/bnb': { symbol: 'BNB', name: 'BNB', network: 'BNB Smart Chain (BEP-20)', icon: art('bnb') },
  doge: { symbol: 'DOGE', name: 'Dogecoin', network: 'Dogecoin', icon: art('dogecoin'), scheme: 'dogecoin' },
  bch: { symbol: 'BCH', name: 'Bitcoin Cash', network: 'Bitcoin Cash', icon: art('bitcoin-cash') },
};

/** What the drawn code says: with the amount where wallets agree on how. */
export function codeText({ scheme }: CoinLook, address: string, coins: string): string {
  return scheme ? `${scheme}:${address}?amount=${coins}` : address;
}
