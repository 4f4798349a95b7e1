import { readUrl } from '../../lib/address/read-url.ts';

/** Where a banner leads. */
export type BannerLead =
  | { to: 'game'; gameId: number }
  | { to: 'site'; path: string }
  | { to: 'outside'; address: string }
  | { to: 'nowhere' };

/** Type 0 stays in the site, anything else leads outside: to a secure address only, and to nothing that is a script. */
export function leadOf({ type, link, gameId }: { type: number; link: string; gameId: number | null }): BannerLead {
  if (gameId !== null) return { to: 'game', gameId };
  if (type === 0) return link.startsWith('/') ? { to: 'site', path: link } : { to: 'nowhere' };
  const address = readUrl(link);
  return address?.protocol === 'https:' ? { to: 'outside', address: address.href } : { to: 'nowhere' };
}
