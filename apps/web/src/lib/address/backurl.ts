/**
 * Where to go after login. `backurl` comes from the address, so anyone can write it: only paths inside this site
 * count, everything else ('//evil', 'javascript:', 'https://evil', '/\evil') leads home.
 */
export function safeBackurl(backurl: string | null | undefined): string {
  if (!backurl?.startsWith('/')) return '/';
  // Browsers read '\' as '/' and drop control characters, so '/\evil' and '/\t/evil' would leave the site too.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\\\u0000-\u001f\u007f]/.test(backurl) || backurl.startsWith('//')) return '/';
  const inside = new URL(backurl, 'https://here.invalid');
  if (inside.origin !== 'https://here.invalid') return '/';
  const path = inside.pathname + inside.search;
  return path.startsWith('//') || /^\/(login|join)(\?|$)/.test(path) ? '/' : path;
}

/** Where a log-in that begins here leads back to: this place with its query, or where the log-in page would go on to. */
export function backurlFrom({ path, query }: { path: string; query: URLSearchParams }): string {
  if (path === '/login') return safeBackurl(query.get('backurl'));
  const asked = query.toString();
  return safeBackurl(asked ? `${path}?${asked}` : path);
}

/** '/login?backurl=…' for a path that needs a member. */
export function loginPathFor(path: string): string {
  const back = safeBackurl(path);
  return back === '/' ? '/login' : `/login?backurl=${encodeURIComponent(back)}`;
}
