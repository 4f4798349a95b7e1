import { createHmac } from 'node:crypto';
import { connectionOf } from '@fairhouse/operation';
import type { Origin } from './origin.store.ts';

/** Keyed, because an address has too few possibilities for a plain hash to hide it. */
function originOf(secret: string, kind: Origin['kind'], value: string): Origin {
  return { kind, hash: createHmac('sha256', secret).update(`member-origin.${kind}.${value}`).digest() };
}

export const deviceOrigin = (secret: string, deviceId: string) => originOf(secret, 'device', deviceId);

/** Of IPv6 what belongs to one connection. */
export const addressOrigin = (secret: string, address: string) => originOf(secret, 'address', connectionOf(address));

/** `fields` of a bank account or the like, in whatever order and letter case they were typed. */
export function accountOrigin(secret: string, method: string, fields: Readonly<Record<string, string>>): Origin {
  const parts = Object.entries(fields)
    // The holder's name is typed differently each time and does not make it another account.
    .filter(([name]) => name !== 'accountName')
    .map(([name, value]) => `${name}=${value.trim().toLowerCase()}`);
  return originOf(secret, 'account', [method, ...parts.sort()].join('|'));
}
