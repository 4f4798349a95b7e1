import { useEffect, useRef } from 'react';
import { post } from '../../lib/api.ts';
import { poll } from '../../lib/polling.ts';
import { type BlockCode, playAllowed } from './open-game.ts';

const everyMs = 3_000;

/** While `memberId` is given, asks every 3 s whether the balance is still free to play with; calls once when not. */
export function useBalanceLock(memberId: number | undefined, onLocked: (cause: BlockCode) => void): void {
  const locked = useRef(onLocked);
  locked.current = onLocked;

  useEffect(() => {
    if (memberId === undefined) return;
    const leaving = new AbortController();
    void poll({
      look: (signal) => post('/sys/sysSetting/checkBlock', { id: memberId }, { silent: true, signal }),
      // No answer is no "no": the casino refuses the bet itself if the balance is locked.
      isFinal: (answer) => answer.ok && answer.data !== playAllowed,
      everyMs,
      maxLooks: Number.POSITIVE_INFINITY,
      signal: leaving.signal,
    }).then((outcome) => {
      if (outcome.ended !== 'final' || !outcome.answer.ok) return;
      if (outcome.answer.data !== playAllowed) locked.current(outcome.answer.data);
    });
    return () => leaving.abort();
  }, [memberId]);
}
