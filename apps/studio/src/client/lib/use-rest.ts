import { useState } from 'preact/hooks';

/** A little more than the server's own measure, for the way there: it would refuse an earlier start. */
const marginMs = 120;

/** The rest from the start of one round to the next. */
export function useRest(minRoundMs: number) {
  const [rested, setRested] = useState(true);
  const [restKey, setRestKey] = useState(0);
  return {
    rested,
    /** How long the button rests now; 0 when it does not. */
    restMs: rested ? 0 : minRoundMs,
    /** Tells one rest from the next. */
    restKey,
    /** A round starts. */
    rest() {
      setRested(false);
      setRestKey((key) => key + 1);
      setTimeout(() => setRested(true), minRoundMs + marginMs);
    },
  };
}
