/** Repeated clicks within this time are one (specification, section 5, cash-out). */
const repeatedClickMs = 2_000;

/**
 * Lets a click through when the last one that was let through was at least `repeatedClickMs` ago; `nowMs` is a clock that
 * never goes back.
 */
export function createClickGate(): (nowMs: number) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    if (nowMs - lastMs < repeatedClickMs) return false;
    lastMs = nowMs;
    return true;
  };
}
