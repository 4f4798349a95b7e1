import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureVersion, signedHead, signedHeadOfVersion1 } from '@fairhouse/contract/vendor-signature';
import type { CallingVendor, Vendors } from './vendors.port.ts';

/** How far a call's timestamp may be off the database's clock, either way. */
export const signatureToleranceMs = 300_000;

export interface SignedCall {
  vendorId: unknown;
  timestamp: unknown;
  signature: unknown;
  address: string;
  /** As it is published, `/wallet` included. */
  path: string;
  /** The body as it came, before anybody parsed it. */
  body: Buffer;
}

/** The vendor behind a call whose signature, timestamp and address are right; undefined otherwise, never saying why. */
export function verifySignature(call: SignedCall, vendors: Vendors): CallingVendor | undefined {
  const { vendorId, timestamp, signature } = call;
  if (typeof vendorId !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return undefined;
  const isVersion2 = signature.startsWith(signatureVersion);
  const digest = isVersion2 ? signature.slice(signatureVersion.length) : signature;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(digest)) return undefined;
  if (Math.abs(Number(timestamp) * 1_000 - vendors.nowMs()) > signatureToleranceMs) return undefined;
  const vendor = vendors.find(vendorId);
  if (!vendor?.isAllowedFrom(call.address)) return undefined;
  if (!isVersion2 && vendors.nowMs() >= vendor.version1UntilMs) return undefined;
  const head = isVersion2 ? signedHead(timestamp, call.path) : signedHeadOfVersion1(timestamp);
  const given = Buffer.from(digest.toLowerCase(), 'latin1');
  const isUnder = (secret: string) => isSigned(secret, head, call.body, given);
  return isUnder(vendor.secret) || (vendor.formerSecret && isUnder(vendor.formerSecret)) ? vendor : undefined;
}

/** Compared as hexadecimal text: a digest in a Buffer of its own costs a third of the whole check. */
function isSigned(secret: string, head: string, body: Buffer, given: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(head).update(body).digest('hex');
  return timingSafeEqual(given, Buffer.from(expected, 'latin1'));
}
