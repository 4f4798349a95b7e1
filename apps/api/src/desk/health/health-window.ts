import type { HealthWindow } from '@fairhouse/contract/operator';

const hourMs = 3_600_000;

/** How long a window is, and by which steps it is drawn. */
export const windows: Record<HealthWindow, { ms: number; stepMs: number }> = {
  '1h': { ms: hourMs, stepMs: 60_000 },
  '24h': { ms: 24 * hourMs, stepMs: 10 * 60_000 },
  '7d': { ms: 7 * 24 * hourMs, stepMs: hourMs },
};
