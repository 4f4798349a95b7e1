import { type CallLimit, keyOf, type LimitCalls, limitHere } from './limit-calls.ts';
import type { Counts } from './shared-counts.ts';

/**
 * So many calls of each connection, and of each kind, in all processes together: for what is guessed at, written to somebody,
 * or otherwise dear enough that each call may cost a write. Anyone who has had the share here is refused without one, and while
 * the counts are out of reach the share holds in each process by itself.
 */
export function limitExactly(limit: CallLimit, counts: Counts): LimitCalls {
  const mayHere = limitHere(limit);
  const windowMs = limit.seconds * 1_000;
  return async (address, kind = '') => {
    if (!(await mayHere(address, kind))) return false;
    const asked = { key: `${limit.name} ${keyOf(address, kind)}`, calls: 1, windowMs };
    return counts.add([asked]).then(
      ([counted]) => counted!.calls <= limit.most,
      () => true,
    );
  };
}
