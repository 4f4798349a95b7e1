import { createHash } from 'node:crypto';
import type { Amount } from '@fairhouse/money';
import type { Destination } from './destination.ts';

/** SHA-256 in hexadecimal over what an approval is about: any edit of it makes another hash, and the approval void. */
export function contentHash(it: { amount: Amount; fee: Amount; method: string; destination: Destination }): string {
  const { amount, fee, method, destination } = it;
  const canonical = [
    String(amount.minor),
    amount.currency,
    String(fee.minor),
    method,
    Object.entries(destination).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
