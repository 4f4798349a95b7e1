import { parseCookie, stringifySetCookie } from 'cookie';

/** The cookie of the desk's session: its host's alone where the desk stands behind https, no script's, no other site's. */
export interface SessionCookie {
  read(header: string | undefined): string | undefined;
  set(token: string): string;
  clear(): string;
}

export function sessionCookie(origin: string): SessionCookie {
  const secure = origin.startsWith('https:');
  // The prefix has a browser refuse it from another host or a plain connection (RFC 6265bis, 4.1.3.2).
  const name = secure ? '__Host-desk' : 'desk';
  const kept = { name, path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    read: (header) => (header ? parseCookie(header)[name] : undefined),
    set: (token) => stringifySetCookie({ ...kept, value: token }),
    clear: () => stringifySetCookie({ ...kept, value: '', maxAge: 0 }),
  };
}
