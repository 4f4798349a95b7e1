import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { utxoNetworks } from './networks.ts';
import { payoutAddress, signPayout } from './sign-payout.ts';

const network = utxoNetworks.bitcoin;
const key = Buffer.from('9f3c1be4a77d20518e6b9420d3f54a8c01be6672cd1938fa45e07b2d96c8315e', 'hex');
const destination = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const held = [
  { txId: '11'.repeat(32), place: 0, units: 30_000n },
  { txId: '22'.repeat(32), place: 1, units: 100_000n },
  { txId: '33'.repeat(32), place: 2, units: 20_000n },
];
const sign = (more: object) =>
  signPayout({ network, key, held, destination, units: 50_000n, feePerVbyte: 10n, ...more });

describe('a signed payout', () => {
  it('pays exactly the amount, the fee on top, and gives the rest back to the wallet', () => {
    const signed = sign({});
    if (!signed.ok) throw new Error(signed.reason);
    const transaction = Transaction.fromRaw(Buffer.from(signed.hex, 'hex'));
    expect(transaction.id).toBe(signed.txId);
    expect(transaction.getOutput(0).amount).toBe(50_000n);
    expect(transaction.getOutputAddress(0)).toBe(destination);
    expect(transaction.getOutputAddress(1)).toBe(payoutAddress(network, key).address);
    expect(signed.spent).toEqual([held[1]]);
    expect(50_000n + signed.fee + transaction.getOutput(1).amount!).toBe(100_000n);
    // Not below what was asked for by the virtual byte, nor far above it.
    const perByte = Number(signed.fee) / transaction.vsize;
    expect(perByte).toBeGreaterThanOrEqual(10);
    expect(perByte).toBeLessThan(13);
  });

  it('leaves what is too little to spend to the fee', () => {
    const signed = sign({ units: 98_000n });
    if (!signed.ok) throw new Error(signed.reason);
    expect(Transaction.fromRaw(Buffer.from(signed.hex, 'hex')).outputsLength).toBe(1);
    expect(signed.fee).toBe(2_000n);
  });

  it('takes as many outputs as it needs', () => {
    const signed = sign({ units: 120_000n });
    expect(signed.ok && signed.spent.map(({ units }) => units)).toEqual([100_000n, 30_000n]);
  });

  it.each([
    ['tooLittle', { units: 150_000n }],
    ['dust', { units: 545n }],
    ['noAddress', { destination: 'ltc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }],
  ])('is refused: %s', (reason, more) => expect(sign(more)).toEqual({ ok: false, reason }));
});
