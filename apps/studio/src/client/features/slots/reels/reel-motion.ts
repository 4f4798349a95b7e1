/**
 * Where a reel stands: the strip index at the top of its window, as a real number that falls while symbols come down.
 * All three movements meet without a jump in place or speed. Times in milliseconds, speed in symbols a second.
 */
export type ReelMotion = { kind: 'rest'; at: number } | { kind: 'run'; from: number; startMs: number } | Landing;

export interface Landing {
  kind: 'land';
  from: number;
  travel: number;
  startMs: number;
  durationMs: number;
  to: number;
}

export const speed = 26;
const accelerationMs = 220;
/** Least way of a landing, in symbols: enough to see the reel come to rest. */
const leastLanding = 5;
/** How far a landing goes beyond its mark before it settles. */
const overshoot = 0.7;

export function run(from: number, nowMs: number): ReelMotion {
  return { kind: 'run', from, startMs: nowMs };
}

/**
 * A landing on `stop`. A free reel may be anywhere on its strip, and the way to the stop would differ from reel to
 * reel; this puts the stop just ahead of it, for which symbols rush by cannot be made out at that speed.
 */
export function land(motion: ReelMotion, stop: number, nowMs: number): Landing {
  const fraction = mod(placeAt(motion, nowMs), 1);
  const travel = leastLanding + fraction;
  return {
    kind: 'land',
    from: stop + travel,
    travel,
    startMs: nowMs,
    durationMs: ((travel * (3 + overshoot)) / speed) * 1000,
    to: stop,
  };
}

export function placeAt(motion: ReelMotion, nowMs: number): number {
  if (motion.kind === 'rest') return motion.at;
  if (motion.kind === 'run') {
    const elapsed = Math.max(0, nowMs - motion.startMs);
    const gained = elapsed < accelerationMs ? (elapsed * elapsed) / (2 * accelerationMs) : elapsed - accelerationMs / 2;
    return motion.from - (gained / 1000) * speed;
  }
  const progress = Math.min(Math.max((nowMs - motion.startMs) / motion.durationMs, 0), 1);
  return motion.from - motion.travel * easeOutBack(progress);
}

export function isRunningFast(motion: ReelMotion, nowMs: number): boolean {
  if (motion.kind === 'rest') return false;
  if (motion.kind === 'run') return nowMs - motion.startMs > accelerationMs * 0.6;
  return (nowMs - motion.startMs) / motion.durationMs < 0.3;
}

export function hasLanded(motion: ReelMotion, nowMs: number): boolean {
  return motion.kind === 'rest' || (motion.kind === 'land' && nowMs >= motion.startMs + motion.durationMs);
}

function easeOutBack(progress: number): number {
  const left = progress - 1;
  return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
}

export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
