import { useEffect, useRef } from 'react';
import { post } from '../../lib/api.ts';
import { poll } from '../../lib/polling.ts';

const everyMs = 3_000;

/** While `memberId` is given, asks every 3 s whether the balance is still free to play with; calls once when not. */
export function useBalanceLock(memberId: number | undefined, onLocked: () => void): void {
  const locked = useRef(onLocked);
  locked.current = onLocked;

  useEffect(() => {
    if (memberId === undefined) return;
    const leaving = new AbortController();
    void poll({
      look: (signal) => post('/sys/sysSetting/checkBlock', { id: memberId }, { silent: true, signal }),
      // No answer is no "no": the house refuses the bet itself if the balance is locked.
      isFinal: (answer) => answer.ok && answer.data !== 1,
      everyMs,
      maxLooks: Number.POSITIVE_INFINITY,
      signal: leaving.signal,
    }).then((outcome) => {
      if (outcome.ended === 'final') locked.current();
    });
    return () => leaving.abort();
  }, [memberId]);
}
