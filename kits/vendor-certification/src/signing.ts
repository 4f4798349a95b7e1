import { createHmac } from 'node:crypto';
import type { SigningFault } from './case.ts';

export interface Signer {
  vendor: string;
  secret: string;
}

interface Message {
  /** Without host and query. */
  path: string;
  body: string | Buffer;
  fault?: SigningFault | undefined;
  timestamp?: string | undefined;
}

const hmac = (secret: string, head: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(head).update(body);

/**
 * The headers and the body of a call between a vendor and a casino: `v2=` and hex HMAC-SHA256 over
 * `timestamp.POST path.body`. With a fault, those of a call that has to be refused.
 */
export function signed(
  { vendor, secret }: Signer,
  { path, body, fault, timestamp = String(Math.floor(Date.now() / 1_000)) }: Message,
): { headers: Record<string, string>; body: string | Buffer } {
  const key = fault === 'wrong secret' ? `${secret}!` : secret;
  const head = `${timestamp}.POST ${fault === 'other path' ? '/wallet/another' : path}.`;
  const hex = hmac(key, head, body).digest('hex');
  const signature =
    fault === 'version 1'
      ? hmac(key, `${timestamp}.`, body).digest('hex')
      : fault === 'version 3'
        ? `v3=${hex}`
        : fault === 'no version'
          ? hex
          : fault === 'cut off'
            ? `v2=${hex.slice(0, -1)}`
            : fault === 'base64'
              ? `v2=${hmac(key, head, body).digest('base64')}`
              : `v2=${hex}`;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(fault !== 'no vendor' && { 'x-vendor-id': fault === 'unknown vendor' ? `${vendor}-unknown` : vendor }),
    ...(fault !== 'no timestamp' && { 'x-vendor-timestamp': timestamp }),
    ...(fault !== 'no signature' && { 'x-vendor-signature': signature }),
  };
  return { headers, body: changed(body, fault) };
}

function changed(body: string | Buffer, fault: SigningFault | undefined): string | Buffer {
  if (fault === 'body changed') return String(body).replace(/\}\s*$/, ',"changed":true}');
  if (fault === 'body reformatted') return JSON.stringify(JSON.parse(String(body)), null, 2);
  return body;
}
