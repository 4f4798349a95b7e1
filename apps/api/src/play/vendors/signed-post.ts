import { createHmac } from 'node:crypto';
import { signatureVersion, signedHead, signedHeadOfVersion1 } from '@fairhouse/contract/vendor-signature';

const timeoutMs = 30_000;

export interface SignedPost {
  url: string;
  secret: string;
  /** Until when the vendor may still sign as of version 1, in milliseconds since 1970. */
  version1UntilMs: number;
  timeoutMs?: number;
}

/** Asks a vendor something, signed as the vendor's own calls are. */
export async function signedPost(
  { url, secret, version1UntilMs, timeoutMs: limitMs = timeoutMs }: SignedPost,
  input: object,
): Promise<Response> {
  const body = JSON.stringify(input);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  // A vendor that may still sign as before is asked as before.
  const isVersion1 = Date.now() < version1UntilMs;
  const head = isVersion1 ? signedHeadOfVersion1(timestamp) : signedHead(timestamp, new URL(url).pathname);
  const digest = createHmac('sha256', secret).update(head).update(body).digest('hex');
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': isVersion1 ? digest : `${signatureVersion}${digest}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
}
