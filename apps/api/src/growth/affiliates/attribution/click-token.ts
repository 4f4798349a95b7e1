import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Click {
  linkId: number;
  /** The partner's own id of the click. */
  sub: string | undefined;
  /** Seconds since 1970. */
  at: number;
}

/** Says that a visitor came by a link at a moment, and not which visitor: `link.seconds.sub.signature`. */
export function clickToken(key: Buffer, { linkId, sub, at }: Click): string {
  const said = `${linkId}.${at}.${Buffer.from(sub ?? '').toString('base64url')}`;
  return `${said}.${signatureOf(key, said)}`;
}

/** Undefined when the casino did not write it. */
export function readClickToken(key: Buffer, token: string): Click | undefined {
  const [link, at, sub, signature] = token.split('.');
  if (!/^\d{1,9}$/.test(link ?? '') || !/^\d{1,11}$/.test(at ?? '') || sub === undefined || !signature)
    return undefined;
  const expected = Buffer.from(signatureOf(key, `${link}.${at}.${sub}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { linkId: Number(link), at: Number(at), sub: Buffer.from(sub, 'base64url').toString() || undefined };
}

function signatureOf(key: Buffer, said: string): string {
  return createHmac('sha256', key).update(`affiliate click ${said}`).digest('base64url');
}
