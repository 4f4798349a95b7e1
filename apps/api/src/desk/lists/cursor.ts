import type { ListName } from '@fairhouse/contract/operator';
import type { ListPlace } from './list.store.ts';
import type { ListView } from './question.ts';

type Order = { name: ListName } & Pick<ListView, 'sortName' | 'direction'>;

/** Where a page ends, as opaque text. It is good for the list and the order that it was made under. */
export function cursorOf({ name, sortName, direction }: Order, { value, source, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([name, sortName, direction, value, source, id])).toString('base64url');
}

const values = {
  timestamptz: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  bigint: /^-?\d{1,18}$/,
  text: /^.{0,200}$/su,
} satisfies Record<ListView['sort']['type'], RegExp>;

/** Undefined for what is no cursor of this list in this order. */
export function placeOf(order: Order & Pick<ListView, 'sort' | 'sources'>, cursor: string): ListPlace | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(read) || read.length !== 6) return undefined;
  const [name, sortName, direction, value, source, id] = read;
  if (name !== order.name || sortName !== order.sortName || direction !== order.direction) return undefined;
  const isPlace =
    typeof value === 'string' &&
    values[order.sort.type].test(value) &&
    !value.includes('\u0000') &&
    value.isWellFormed();
  if (!isPlace || !order.sources.includes(source)) return undefined;
  return typeof id === 'string' && /^\d{1,18}$/.test(id) ? { value, source, id } : undefined;
}
