import { soundSettings } from './sound-settings.ts';
import type { WinTier } from './win-tier.ts';

/** Milliseconds of shaking and of rest, in turn. */
const patterns = {
  0: [],
  1: [35],
  2: [45, 60, 45],
  3: [50, 60, 50, 60, 90],
  4: [60, 60, 60, 60, 60, 60, 160],
} as const satisfies Record<WinTier, readonly number[]>;
const stopMs = 12;

/** Whether the device can be felt at all. */
export function canBeFelt(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** A win felt in the hand, the longer the further it is celebrated. */
export function felt(tier: WinTier): void {
  shake(patterns[tier]);
}

/** A reel that comes to rest. */
export function feltStop(): void {
  shake([stopMs]);
}

function shake(pattern: readonly number[]): void {
  if (soundSettings.get().haptics && canBeFelt()) navigator.vibrate([...pattern]);
}
