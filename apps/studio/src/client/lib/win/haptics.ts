/** A win felt in the hand, where the device has a way to say it: 1 a small one, 3 the largest. */
export function felt(strength: number): void {
  if (typeof navigator.vibrate !== 'function') return;
  navigator.vibrate(Array.from({ length: strength * 2 - 1 }, (_, i) => (i % 2 === 0 ? 30 + strength * 10 : 60)));
}
