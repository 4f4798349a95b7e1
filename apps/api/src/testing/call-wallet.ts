import { createHmac, randomUUID } from 'node:crypto';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import { testSecrets } from './start-test-api.ts';

/** Calls the wallet of the API at `url` as the studio does: `path` is `authenticate`, `bet`, … */
export async function callWallet(
  url: string,
  path: string,
  fields: Record<string, unknown>,
  secret = testSecrets.WALLET_SECRET,
) {
  const body = JSON.stringify({ requestId: randomUUID(), ...fields });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = `${signatureVersion}${createHmac('sha256', secret)
    .update(signedHead(timestamp, `/wallet/${path}`))
    .update(body)
    .digest('hex')}`;
  const response = await fetch(`${url}/wallet/${path}`, {
    method: 'POST',
    headers: { 'x-vendor-id': 'studio', 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  return (await response.json()) as any;
}
