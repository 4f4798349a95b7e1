import { isIP } from 'node:net';

/**
 * What limits count as one caller. Of IPv6 the first 64 bits: whoever has one connection has all addresses behind them
 * (RFC 6177); an IPv4 address is itself.
 */
export function connectionOf(address: string): string {
  if (isIP(address) !== 6 || /^::ffff:\d+\./i.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0');
  const first = [...groups, ...zeros, ...last].slice(0, 4);
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
