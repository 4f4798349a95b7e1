import { CannotRun } from '@fairhouse/operation/settings';
import { describe, expect, it } from 'vitest';
import { readChainSettings } from './settings.ts';

const xpub =
  'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj';
const node = { CHAIN_BITCOIN_RPC: 'http://u:p@127.0.0.1:8332', CHAIN_BITCOIN_XPUB: xpub };
const sandbox = {
  SANDBOX: 'on',
  SANDBOX_ORIGIN: 'http://localhost:3002',
  ...node,
  CHAIN_BITCOIN_NETWORK: 'bitcoin-regtest',
};

describe('the settings of the chains', () => {
  it('watch nothing by default', () => {
    const read = readChainSettings({ SANDBOX: 'on', SANDBOX_ORIGIN: 'http://localhost:3002' });
    expect(read).toMatchObject({ chains: {}, payoutKey: undefined, quoteMinutes: 20 });
  });

  it('take the sources of prices from the sandbox, or the real ones', () => {
    expect(readChainSettings(sandbox)).toMatchObject({
      priceSources: { coinbase: 'http://localhost:3002/prices/coinbase' },
    });
    expect(readChainSettings(node)).toMatchObject({
      priceSources: { coinbase: 'https://api.coinbase.com' },
      chains: { bitcoin: { confirmations: 3 } },
    });
  });

  it.each([
    ['a private key', { ...node, CHAIN_BITCOIN_XPUB: `xprv${xpub.slice(4)}` }, /holds a private key/],
    ['no key', { CHAIN_BITCOIN_RPC: node.CHAIN_BITCOIN_RPC }, /_XPUB is missing/],
    ['a chain for tests beside live money', { ...node, CHAIN_BITCOIN_NETWORK: 'bitcoin-regtest' }, /for tests/],
    ['a real chain beside fake prices', { ...sandbox, CHAIN_BITCOIN_NETWORK: 'bitcoin' }, /fake prices/],
    ['an unknown network', { ...node, CHAIN_BITCOIN_NETWORK: 'dollar' }, /no network of that name/],
    ['no confirmations', { ...node, CHAIN_BITCOIN_CONFIRMATIONS: '0' }, /between 1 and 1000/],
    [
      'a payout key that can be guessed',
      // The private key 1.
      { ...node, BTC_PAYOUT_KEY: 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn' },
      /can be guessed/,
    ],
    [
      'a payout key of another network',
      { ...sandbox, BTC_PAYOUT_KEY: 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn' },
      /no private key/,
    ],
  ])('refuse %s', (_what, env, sentence) => {
    const read = () => readChainSettings(env);
    expect(read).toThrow(CannotRun);
    expect(read).toThrow(sentence);
  });

  it('never repeat a key in what they say', () => {
    const read = () => readChainSettings({ ...node, CHAIN_BITCOIN_XPUB: 'xprvsecret' });
    expect(read).toThrow(/_XPUB holds a private key/);
    expect(read).not.toThrow('xprvsecret');
  });
});
