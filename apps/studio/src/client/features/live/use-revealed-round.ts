import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { ServerClock } from '../../lib/round/server-clock.ts';
import type { TableView } from '../../lib/round/wire.ts';
import type { LiveFace } from './face.ts';

/**
 * The number of the last round whose outcome may be shown: when its picture has come so far, at the same moment on every page.
 */
export function useRevealedRound(
  session: PlaySession,
  face: LiveFace,
  clock: ServerClock,
  round: TableView['round'],
): number {
  const [revealed, setRevealed] = useState(0);
  const isDecided = round !== null && round.outcome !== null;
  const startedAt = round?.startedAt ?? null;
  useEffect(() => {
    if (!isDecided || startedAt === null) return;
    const afterMs = Date.parse(startedAt) + face.revealsAfterMs({ ...round, startedAt }, session) - clock.now();
    if (afterMs <= 0) return setRevealed(round.number);
    const timer = setTimeout(() => setRevealed(round.number), afterMs);
    return () => clearTimeout(timer);
  }, [round?.number, isDecided, startedAt]);
  return revealed;
}
