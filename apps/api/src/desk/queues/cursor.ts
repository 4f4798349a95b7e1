import type { Place, QueueOrder } from './queue-row.store.ts';

/** Where a page ends, as opaque text. It is good under the sort that it was made under. */
export function cursorOf({ sort, direction }: QueueOrder, [value, id]: Place): string {
  return Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url');
}

const values = {
  amount: /^\d{1,18}$/,
  waitingSince: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
  due: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
  player: /^.{0,100}$/,
  kind: /^.{0,100}$/,
  provider: /^.{0,100}$/,
} satisfies Record<QueueOrder['sort'], RegExp>;

/** Undefined for what is no cursor of this sort. */
export function placeOf({ sort, direction }: QueueOrder, cursor: string): Place | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(read) || read.length !== 4 || read[0] !== sort || read[1] !== direction) return undefined;
  const [, , value, id] = read.map(String) as [string, string, string, string];
  return values[sort].test(value) && /^\d{1,18}$/.test(id) ? [value, id] : undefined;
}
