import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count as one caller. Of IPv6 the first 64 bits: anyone who has one connection has all addresses behind them
 * (RFC 6177); an IPv4 address is itself, however it is written.
 */
export function connectionOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
