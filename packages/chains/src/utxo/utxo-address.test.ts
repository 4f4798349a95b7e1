import { describe, expect, it } from 'vitest';
import { utxoNetworks } from './networks.ts';
import { isAddressOf } from './utxo-address.ts';

const isBitcoinAddress = (address: string) => isAddressOf(utxoNetworks.bitcoin, address);

describe('a bitcoin address', () => {
  // The vectors of BIP 173 and BIP 350, and addresses of the first blocks.
  it.each([
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ])('%s is one', (address) => {
    expect(isBitcoinAddress(address)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a wrong checksum'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'taproot with the older checksum'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'a version without rules'],
    ['bc1pfeessrawgf', 'pay to anchor, which anybody may spend'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'a wrong checksum'],
    ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'a litecoin address'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'an ethereum address'],
  ])('%s is none: %s', (address) => {
    expect(isBitcoinAddress(address)).toBe(false);
  });
});
