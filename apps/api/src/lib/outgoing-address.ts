import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { addressList } from './address-list.ts';

/** IPv4 that is not of the public internet (IANA special-purpose registry), and multicast. */
const isSpecial4 = addressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/** Global unicast, and what of it leads elsewhere: Teredo and other protocols, documentation, 6to4. */
const isGlobal6 = addressList(['2000::/3']);
const isSpecial6 = addressList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const isLoopback = addressList(['127.0.0.0/8', '::1']);

export interface AddressRules {
  /** This machine, over http too: while developing and in tests. */
  loopback: boolean;
}

/** Whether the casino may connect to an address from outside: a browser its push service, staff a receiver of webhooks. */
export function isAllowedAddress(address: string, { loopback }: AddressRules): boolean {
  if (loopback && isLoopback(address)) return true;
  if (isIP(address) === 4) return !isSpecial4(address);
  return isIP(address) === 6 && isGlobal6(address) && !isSpecial6(address);
}

/** Whether an endpoint may be asked: https on the usual port, no credentials, no address that is not public. */
export function isAllowedEndpoint(endpoint: string, rules: AddressRules): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username || password || hash) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (rules.loopback && (host === 'localhost' || isLoopback(host)))
    return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.') : isAllowedAddress(host, rules);
}

/** The name of an endpoint led to an address that is not public. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

type Resolved = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name for one connection, and fails where any of its addresses is not allowed: what was judged is what is connected to. */
export function lookupAllowed(rules: AddressRules) {
  return (host: string, options: LookupOptions, resolved: Resolved): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return resolved(error, []);
      if (!addresses.every(({ address }) => isAllowedAddress(address, rules))) {
        return resolved(new AddressRefused(`${host} is no public address`), []);
      }
      if (options.all) return resolved(null, addresses);
      const [first] = addresses;
      if (first) resolved(null, first.address, first.family);
      else resolved(Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), []);
    });
  };
}
