import { readUrl } from '../../lib/address/read-url.ts';

/**
 * The launch address with its host replaced where the vendor's map says so (host → replacement; a host may carry a
 * port). Path, query and scheme stay. Undefined for what is no web address.
 */
export function swapHost(address: string, replacements: Readonly<Record<string, string>>): string | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const replacement = Object.hasOwn(replacements, url.host) ? replacements[url.host] : undefined;
  if (replacement === undefined) return url.href;
  const [, port] = replacement.split(':');
  // The port of the former host would stay when the new one names none.
  url.port = port ?? '';
  url.host = replacement;
  return url.href;
}
