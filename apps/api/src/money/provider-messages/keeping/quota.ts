/** So many in each window, which begins with the first that came after the one before. */
export interface Quota {
  most: number;
  windowMs: number;
}

/** Whether another one fits into all of them; each name is counted by itself. The names are few. */
export function countQuotas(quotas: readonly Quota[], nowMs: () => number): (name: string) => boolean {
  const counts = new Map<string, { sinceMs: number; count: number }[]>();
  return (name) => {
    const now = nowMs();
    const windows = quotas.map(({ windowMs }, index) => {
      const window = counts.get(name)?.[index];
      return window && now - window.sinceMs < windowMs ? window : { sinceMs: now, count: 0 };
    });
    counts.set(name, windows);
    if (windows.some(({ count }, index) => count >= quotas[index]!.most)) return false;
    for (const window of windows) window.count++;
    return true;
  };
}
