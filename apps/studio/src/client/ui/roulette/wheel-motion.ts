/** Radii in the drawing's units: on the track, and at rest in a pocket. */
export const trackRadius = 432;
export const pocketRadius = 262;

/** The rotor turns clockwise and never stops; degrees a second. */
export const rotorSpeed = 26;
/** The ball runs against it; degrees a second on the track, seen from the screen. */
const ballSpeed = 430;

/** Where the ball is, seen from the rotor (degrees clockwise from the zero) and from the centre. */
export interface BallPlace {
  relative: number;
  radius: number;
}

export interface BallFall {
  startMs: number;
  durationMs: number;
  /** Way round the rotor still to go, in degrees, counted against the clock. */
  travel: number;
  /** The angle of the pocket on the rotor, and from one pocket to the next. */
  pocket: number;
  pocketDegrees: number;
}

const relativeSpeed = ballSpeed + rotorSpeed;
/** How the way that is left shrinks: its share is (1 − t)^power, so the ball begins at the speed it has. */
const power = 2.1;
const leastTravel = 1_000;

/** The numbers of a wheel clockwise from the zero. */
type Wheel = readonly number[];

export function pocketAngle(wheel: Wheel, number: number): number {
  return (wheel.indexOf(number) * 360) / wheel.length;
}

/** The ball on its track, at full speed, before the result is known. */
export function flying(from: number, elapsedMs: number): BallPlace {
  return { relative: from - (elapsedMs / 1000) * relativeSpeed, radius: trackRadius };
}

/** In the pocket of a number. */
export function atRest(wheel: Wheel, number: number): BallPlace {
  return { relative: pocketAngle(wheel, number), radius: pocketRadius };
}

/** From full speed at `relative` to rest in the pocket of `number`. */
export function fallInto(wheel: Wheel, number: number, relative: number, startMs: number): BallFall {
  const pocket = pocketAngle(wheel, number);
  const travel = leastTravel + ((((relative - pocket - leastTravel) % 360) + 360) % 360);
  return {
    startMs,
    durationMs: ((travel * power) / relativeSpeed) * 1000,
    travel,
    pocket,
    pocketDegrees: 360 / wheel.length,
  };
}

/**
 * The ball leaves its track at 62 % of the time, meets the pockets' edges twice and settles. Its angle comes to rest
 * with one small step back and forth, as if it hopped over a separator.
 */
export function falling({ startMs, durationMs, travel, pocket, pocketDegrees }: BallFall, nowMs: number): BallPlace {
  const t = Math.min(Math.max((nowMs - startMs) / durationMs, 0), 1);
  const reach = Math.min(pocketDegrees, 14) * 0.45;
  const hop = t > 0.8 && t < 1 ? Math.sin(((t - 0.8) / 0.2) * Math.PI * 2) * reach * (1 - t) * 5 : 0;
  return { relative: pocket + travel * (1 - t) ** power + hop, radius: radiusAt(t) };
}

function radiusAt(t: number): number {
  const leaves = 0.62;
  const lands = 0.84;
  if (t <= leaves) return trackRadius;
  if (t < lands) {
    const u = (t - leaves) / (lands - leaves);
    return trackRadius - (trackRadius - pocketRadius) * u * u;
  }
  const u = (t - lands) / (1 - lands);
  return pocketRadius + Math.abs(Math.sin(u * Math.PI * 2.5)) * 34 * (1 - u) ** 1.6;
}
