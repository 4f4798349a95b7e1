export interface FakeClock {
  now(): Date;
  /** Moves forward by milliseconds; a negative step is a clock that was set back. */
  advance(ms: number): void;
  set(time: Date | string): void;
}

/** A clock that stands still until it is told to move. `now` can be handed out on its own. */
export function fakeClock(start: Date | string = '2026-01-05T12:00:00Z'): FakeClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
    set(next) {
      time = new Date(next).getTime();
    },
  };
}
