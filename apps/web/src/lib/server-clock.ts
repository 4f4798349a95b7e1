/**
 * What time it is by the server: as its latest answer said, carried on by the monotonic clock of the browser. The clock of a device may
 * be set to anything, so nothing that is paid, awaited or counted hangs on it.
 */
let aheadOfMonotonicMs: number | undefined;

/** The header leaves out the milliseconds, and an answer is some on its way: within that, the clock continues as it was. */
const imprecisionMs = 1_500;

/** Takes in the header `Date` of an answer. Each one counts, since a monotonic clock may stand still while a device sleeps. */
export function hearServerTime(dateHeader: string | null): void {
  const serverMs = Date.parse(dateHeader ?? '');
  if (Number.isNaN(serverMs)) return;
  const aheadMs = serverMs + 500 - performance.now();
  if (aheadOfMonotonicMs !== undefined && Math.abs(aheadMs - aheadOfMonotonicMs) <= imprecisionMs) return;
  aheadOfMonotonicMs = aheadMs;
}

/** By the device's clock until the server has answered for the first time. */
export function serverNowMs(): number {
  return aheadOfMonotonicMs === undefined ? Date.now() : aheadOfMonotonicMs + performance.now();
}

export function serverNow(): Date {
  return new Date(serverNowMs());
}
