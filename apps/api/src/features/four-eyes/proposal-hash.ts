import { createHash } from 'node:crypto';
import type { Proposed } from '../../db/second-word.ts';

/** SHA-256 in hexadecimal over exactly what was proposed. */
export function proposalHash({ verb, subject, memberId, amount, proposal }: Proposed): string {
  const canonical = [
    verb,
    subject,
    memberId === undefined ? null : String(memberId),
    amount ? [String(amount.minor), amount.currency] : null,
    inOrder(proposal),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** The order in which fields were written says nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([, inside]) => inside !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => [name, inOrder(inside)]);
}
