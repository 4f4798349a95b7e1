import { type BallFall, type BallPlace, fallInto, flying } from '../../../ui/roulette/wheel-motion.ts';

/** Where the ball is thrown in, seen from the rotor, in degrees. */
const thrownAt = 20;

/** The ball on its track, so long after it was thrown in. */
export function thrown(afterMs: number): BallPlace {
  return flying(thrownAt, Math.max(0, afterMs));
}

/**
 * The ball's way into the pocket of a number: thrown in when bets were closed, and falling from when the number was fixed. All of it
 * follows from what everybody at the table is shown.
 */
export function fallOf(order: readonly number[], number: number, closesMs: number, startedMs: number): BallFall {
  const { relative } = thrown(startedMs - closesMs);
  return fallInto(order, number, relative, startedMs);
}
