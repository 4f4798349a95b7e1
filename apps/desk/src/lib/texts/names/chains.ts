import { namesOf } from './names-of.ts';

/** Networks of coins; they have the same names in both languages. */
export const chains = {
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  'bitcoin-cash': 'Bitcoin Cash',
  ethereum: 'Ethereum',
  bsc: 'BNB Smart Chain',
};

export const useChainNames = namesOf({ en: chains, fil: chains });
