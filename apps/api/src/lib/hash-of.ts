import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal over plain data; the order in which fields were written says nothing. */
export function hashOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([, inside]) => inside !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => [name, inOrder(inside)]);
}
