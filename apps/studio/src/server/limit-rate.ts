const mostAddresses = 10_000;

/** At most `most` per address in every window; beyond ten thousand addresses a window begins anew for all. */
export function limitRate({ most, windowMs }: { most: number; windowMs: number }): (address: string) => boolean {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (Date.now() >= endsAt || counts.size >= mostAddresses) {
      counts = new Map();
      endsAt = Date.now() + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= most;
  };
}
