import { HDKey } from '@scure/bip32';
import { NETWORK, WIF } from '@scure/btc-signer';
import type { ChainName } from '../coins.ts';
import { signerNetwork, utxoNetworks } from '../utxo/networks.ts';
import { utxoAddress } from '../utxo/utxo-address.ts';

/** The accounts of a casino on local chains, by the coin numbers of SLIP 44. */
const paths = {
  bitcoin: "m/84'/0'/0'",
  litecoin: "m/84'/2'/0'",
  dogecoin: "m/44'/3'/0'",
  ethereum: "m/44'/60'/0'",
  bsc: "m/44'/60'/1'",
} as const satisfies Partial<Record<ChainName, string>>;

export interface LocalKeys {
  /** Extended public keys. */
  accounts: Record<keyof typeof paths, string>;
  /** The payout key of bitcoin in wallet import format, and the address that has to be filled. */
  payout: { key: string; address: string };
}

/** The keys of a casino on local chains, from 32 random bytes of its own. */
export function localKeys(seed: Uint8Array): LocalKeys {
  const root = HDKey.fromMasterSeed(seed);
  const network = utxoNetworks['litecoin-regtest'];
  const payout = root.derive("m/84'/0'/1'/0/0");
  return {
    accounts: Object.fromEntries(
      Object.entries(paths).map(([chain, path]) => [chain, root.derive(path).publicExtendedKey]),
    ) as LocalKeys['accounts'],
    payout: {
      key: WIF({ ...NETWORK, ...signerNetwork(network) }).encode(payout.privateKey!),
      address: utxoAddress(network, payout.publicKey!).address,
    },
  };
}
