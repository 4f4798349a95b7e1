import { createHmac } from 'node:crypto';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import type { MemberSession } from '../server/fill-members.ts';

export interface SigningVendor {
  id: string;
  secret: string;
  gameCode: string;
}

/** A signed bet of a new round, as the bytes an outside vendor would send. */
export function signedBet(vendor: SigningVendor, session: MemberSession, number: string, amount: number): Buffer {
  return signedRequest(vendor, '/wallet/bet', {
    requestId: `q-${number}`,
    token: session.token,
    user: session.user,
    gameCode: vendor.gameCode,
    roundId: `r-${number}`,
    transactionId: `b-${number}`,
    currency: 'USD',
    amount,
  });
}

function signedRequest(vendor: SigningVendor, path: string, fields: Record<string, unknown>): Buffer {
  const body = JSON.stringify(fields);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const head = signedHead(timestamp, path);
  const signature = `${signatureVersion}${createHmac('sha256', vendor.secret).update(head).update(body).digest('hex')}`;
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `x-vendor-id: ${vendor.id}\r\nx-vendor-timestamp: ${timestamp}\r\nx-vendor-signature: ${signature}\r\n\r\n${body}`,
  );
}
