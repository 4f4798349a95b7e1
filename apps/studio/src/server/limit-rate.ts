import { connectionOf } from '@fairhouse/operation';

const mostConnections = 10_000;

/** At most `most` per connection in every window; beyond ten thousand connections a window begins anew for all. */
export function limitRate({ most, windowMs }: { most: number; windowMs: number }): (address: string) => boolean {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (Date.now() >= endsAt || counts.size >= mostConnections) {
      counts = new Map();
      endsAt = Date.now() + windowMs;
    }
    const connection = connectionOf(address);
    const count = (counts.get(connection) ?? 0) + 1;
    counts.set(connection, count);
    return count <= most;
  };
}
