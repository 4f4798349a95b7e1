import { createHash } from 'node:crypto';
import { HDKey } from '@scure/bip32';

/** What the prefix of an extended key's text stands for: xpub (BIP 32) and zpub (BIP 84). */
const publicVersions = [
  { private: 0x0488ade4, public: 0x0488b21e },
  { private: 0x04b2430c, public: 0x04b24746 },
];
const privatePrefixes = /^[a-zA-Z]prv/;

/** The receiving side of a wallet of which this server knows the public half only. */
export interface Account {
  /** Which account an index counts in: another extended key begins at 0 again. */
  fingerprint: string;
  /** Compressed public key of the address number `index` (0 to 2^31 - 1), at m/.../0/index. */
  publicKeyAt(index: number): Uint8Array;
}

export type OpenedAccount = { ok: true; account: Account } | { ok: false; reason: 'private' | 'unreadable' };

/** Opens an account's extended public key (BIP 32, at m/84'/coin'/0' or m/44'/coin'/0'). A private key is refused. */
export function openAccount(text: string): OpenedAccount {
  if (privatePrefixes.test(text)) return { ok: false, reason: 'private' };
  for (const versions of publicVersions) {
    const key = read(text, versions);
    if (key) return { ok: true, account: accountOf(text, key) };
  }
  return { ok: false, reason: 'unreadable' };
}

function read(text: string, versions: { private: number; public: number }): HDKey | undefined {
  try {
    return HDKey.fromExtendedKey(text, versions);
  } catch {
    return undefined;
  }
}

function accountOf(text: string, key: HDKey): Account {
  const receiving = key.deriveChild(0);
  return {
    fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 32),
    publicKeyAt: (index) => receiving.deriveChild(index).publicKey!,
  };
}
