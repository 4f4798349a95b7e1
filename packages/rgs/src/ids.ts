import { v7 } from 'uuid';

/** A UUID version 7 (RFC 9562): begins with the time in milliseconds, so that new keys sort after old ones. */
export function newId(atMs?: number): string {
  return atMs === undefined ? v7() : v7({ msecs: atMs });
}

export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
