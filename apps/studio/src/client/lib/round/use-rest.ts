import { useState } from 'preact/hooks';
import type { SessionPace } from './session-pace.ts';

/** The wait from the start of one round to the next, where the player's place or the operator asks for one. */
export function useRest(pace: SessionPace) {
  const [rested, setRested] = useState(true);
  const [restKey, setRestKey] = useState(0);

  function restOn(ms: number) {
    setTimeout(() => (pace.waitMs > 0 ? restOn(pace.waitMs) : setRested(true)), Math.ceil(ms));
  }

  return {
    rested,
    /** How long the button rests now; 0 when it does not. */
    restMs: rested ? 0 : pace.leastMs,
    /** Tells one rest from the next. */
    restKey,
    /** A round starts. */
    rest() {
      pace.counted();
      if (pace.leastMs === 0) return;
      setRested(false);
      setRestKey((key) => key + 1);
      restOn(pace.leastMs);
    },
  };
}
