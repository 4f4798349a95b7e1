/**
 * A link as a banner may carry it: of type 0 a path of the site, of type 1 a secure address elsewhere, encoded. Undefined
 * for anything else: scripts, addresses that pass for paths, names and passwords in an address.
 */
export function bannerLink(type: number, link: string): string | undefined {
  if (type === 0) return /^\/(?![/\\])[\x21-\x7e]*$/.test(link) ? link : undefined;
  if (!URL.canParse(link)) return undefined;
  const { protocol, username, password, href } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}
