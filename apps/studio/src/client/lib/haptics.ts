import { isMuted } from './sound.ts';

const patterns = { win: [24], big: [30, 60, 30, 60, 60] };

/** A win is felt where a phone can; who has asked for silence is left in peace. */
export function buzz(what: keyof typeof patterns): void {
  if (!isMuted()) navigator.vibrate?.(patterns[what]);
}
