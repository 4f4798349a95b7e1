import { BlockList, isIP } from 'node:net';

/** Whether an address stands in a list of addresses and ranges such as 10.0.0.0/8; an empty list holds every address. */
export function addressList(entries: string[]): (address: string) => boolean {
  if (entries.length === 0) return () => true;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    // An empty width would read as 0, which is every address.
    if (version === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(`not an address or a range: ${entry}`);
    const type = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
