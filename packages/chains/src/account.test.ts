import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { openAccount } from './account.ts';
import { evmAddress } from './evm/evm-address.ts';
import { cashAddress } from './utxo/cash-address.ts';
import { utxoNetworks } from './utxo/networks.ts';
import { privateKeyOf, scriptOfAddress, utxoAddress } from './utxo/utxo-address.ts';
import { isWeakKey } from './utxo/weak-key.ts';

/** BIP 39's seed of a phrase without a password. */
const seedOf = (phrase: string) => pbkdf2Sync(phrase, 'mnemonic', 2_048, 64, 'sha512');
const abandon = `${'abandon '.repeat(11)}about`;
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';

function opened(text: string) {
  const account = openAccount(text);
  if (!account.ok) throw new Error(account.reason);
  return account.account;
}

describe('an account of which only the public half is known', () => {
  it('derives the addresses of BIP 84’s own test vector', () => {
    const account = opened(zpub);
    expect(utxoAddress(utxoNetworks.bitcoin, account.publicKeyAt(0)).address).toBe(
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    );
    expect(utxoAddress(utxoNetworks.bitcoin, account.publicKeyAt(1)).address).toBe(
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
    );
  });

  it('derives the well-known addresses of ethereum’s test phrase (BIP 44)', () => {
    const phrase = 'test test test test test test test test test test test junk';
    const account = opened(HDKey.fromMasterSeed(seedOf(phrase)).derive("m/44'/60'/0'").publicExtendedKey);
    expect(evmAddress(account.publicKeyAt(0)).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
    expect(evmAddress(account.publicKeyAt(1)).address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  });

  it('derives the first address of BIP 44 for the phrase of BIP 39', () => {
    const account = opened(HDKey.fromMasterSeed(seedOf(abandon)).derive("m/44'/0'/0'").publicExtendedKey);
    const { address } = utxoAddress({ ...utxoNetworks.bitcoin, kind: 'legacy' }, account.publicKeyAt(0));
    expect(address).toBe('1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA');
  });

  it('refuses a private key and what is no key', () => {
    const { privateExtendedKey } = HDKey.fromMasterSeed(seedOf(abandon));
    expect(openAccount(privateExtendedKey)).toEqual({ ok: false, reason: 'private' });
    expect(openAccount('xpub-of-nobody')).toEqual({ ok: false, reason: 'unreadable' });
    expect(openAccount(`${zpub.slice(0, -1)}t`)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('tells accounts apart, so that another key begins at its own first address', () => {
    const other = HDKey.fromMasterSeed(seedOf(abandon)).derive("m/84'/0'/1'").publicExtendedKey;
    expect(opened(zpub).fingerprint).not.toBe(opened(other).fingerprint);
  });
});

describe('addresses', () => {
  it.each([
    ['76a04053bda0a88bda5177b86a15c3b29f559873', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['cb481232299cd5743151ac4b2d63ae198e7bb0a9', 'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy'],
    ['011f28e473c95f4013d7d53ec5fbc3b42df8ed10', 'qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r'],
  ])('of Bitcoin Cash are those of its specification: %s', (hash, address) => {
    expect(cashAddress('bitcoincash', Buffer.from(hash, 'hex'))).toBe(`bitcoincash:${address}`);
  });

  it('to pay to are taken from their own network only', () => {
    const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    expect(Buffer.from(scriptOfAddress(utxoNetworks.bitcoin, address)!).toString('hex')).toBe(
      '0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2',
    );
    expect(scriptOfAddress(utxoNetworks.litecoin, address)).toBeUndefined();
    expect(scriptOfAddress(utxoNetworks.bitcoin, `${address.slice(0, -1)}v`)).toBeUndefined();
    expect(scriptOfAddress(utxoNetworks.bitcoin, '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA')).toBeDefined();
  });
});

describe('a key that can be guessed', () => {
  it('is known by what a random one never is', () => {
    expect(isWeakKey(Uint8Array.from({ length: 32 }, (_, place) => (place === 31 ? 1 : 0)))).toBe(true);
    expect(isWeakKey(new Uint8Array(32).fill(7))).toBe(true);
    // sha256('password')
    expect(isWeakKey(Buffer.from('5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8', 'hex'))).toBe(
      true,
    );
    expect(isWeakKey(Buffer.from('9f3c1be4a77d20518e6b9420d3f54a8c01be6672cd1938fa45e07b2d96c8315e', 'hex'))).toBe(
      false,
    );
  });

  it('is read in wallet import format of its own network', () => {
    const wif = 'KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d';
    expect(privateKeyOf(utxoNetworks.bitcoin, wif)).toHaveLength(32);
    expect(privateKeyOf(utxoNetworks['bitcoin-regtest'], wif)).toBeUndefined();
  });
});
