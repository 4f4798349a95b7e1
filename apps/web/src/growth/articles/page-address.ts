import { safeBackurl } from '../../lib/address/backurl.ts';
import { parseHash } from '../../lib/address/location.ts';
import { readUrl } from '../../lib/address/read-url.ts';

export type PageAddress =
  | { kind: 'article'; id: number }
  /** Another page of this site. */
  | { kind: 'path'; path: string }
  | { kind: 'outside'; href: string; host: string }
  | { kind: 'none' };

/** What a configured address leads to: '/article?id=6' (also with '#'), another path of the site, or a page outside. */
export function readPageAddress(address: string): PageAddress {
  const inside = address.replace(/^\/?#/, '');
  if (inside.startsWith('/')) {
    const { path, query } = parseHash(inside);
    const id = articleIdOf(query);
    if (path === '/article' && id !== undefined) return { kind: 'article', id };
    const safe = safeBackurl(inside);
    return safe === '/' ? { kind: 'none' } : { kind: 'path', path: safe };
  }
  const url = readUrl(address);
  return url?.protocol === 'https:' ? { kind: 'outside', href: url.href, host: url.host } : { kind: 'none' };
}

/** The number in `?id=`, if it is one. */
export function articleIdOf(query: URLSearchParams): number | undefined {
  const text = query.get('id') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
