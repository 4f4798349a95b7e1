/** How addresses of a chain of bitcoin's family are written. */
export interface UtxoNetwork {
  kind: 'segwit' | 'legacy' | 'cash';
  /** Prefix of segwit and cash addresses. */
  prefix: string;
  pubKeyHash: number;
  scriptHash: number;
  /** First byte of a private key in wallet import format. */
  wif: number;
  /** Whether its coins are worth something. */
  real: boolean;
}

/** Each as its chain's own sources define it (chainparams.cpp); legacy addresses are taken as destinations as well. */
export const utxoNetworks = {
  bitcoin: { kind: 'segwit', prefix: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80, real: true },
  'bitcoin-testnet': { kind: 'segwit', prefix: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef, real: false },
  'bitcoin-regtest': { kind: 'segwit', prefix: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef, real: false },
  litecoin: { kind: 'segwit', prefix: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0, real: true },
  'litecoin-regtest': { kind: 'segwit', prefix: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef, real: false },
  dogecoin: { kind: 'legacy', prefix: '', pubKeyHash: 0x1e, scriptHash: 0x16, wif: 0x9e, real: true },
  'legacy-regtest': { kind: 'legacy', prefix: '', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef, real: false },
  'bitcoin-cash': { kind: 'cash', prefix: 'bitcoincash', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80, real: true },
} as const satisfies Record<string, UtxoNetwork>;

export type UtxoNetworkName = keyof typeof utxoNetworks;

export function isUtxoNetwork(name: string): name is UtxoNetworkName {
  return Object.hasOwn(utxoNetworks, name);
}

/** In the words of the signing library. */
export function signerNetwork({ prefix, pubKeyHash, scriptHash, wif }: UtxoNetwork) {
  return { bech32: prefix, pubKeyHash, scriptHash, wif };
}
