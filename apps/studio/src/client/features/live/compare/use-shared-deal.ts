import type { CompareDefinition, CompareOutcome } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sound } from '../../../lib/win/sound.ts';
import { facesFetched } from '../../../ui/cards/card.tsx';
import { type CardSeen, storyOf, tableAfter } from '../../../ui/compare/story.ts';
import type { Live } from '../use-live.ts';
import { beatsAfter } from './shared-deal.ts';

/** What lies on the table now, by the server's clock; a page that comes late finds what lies there already. */
export function useSharedDeal({ rules }: CompareDefinition, { round, clock, outcome }: Live) {
  const [beats, setBeats] = useState(0);
  const [still, setStill] = useState(false);
  const startedMs = round?.startedAt ? Date.parse(round.startedAt) : null;
  const came = outcome as Pick<CompareOutcome, 'hands' | 'result'> | null;
  const first = useRef(true);

  useEffect(() => {
    if (!came || startedMs === null) {
      setBeats(0);
      return;
    }
    const story = storyOf(rules, came);
    void facesFetched(came.hands.flat());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = 0;
    const tell = () => {
      const afterMs = clock.now() - startedMs;
      const now = beatsAfter(rules, came, afterMs);
      if (now > shown) {
        setStill(first.current && now > 1);
        setBeats(now);
        if (!first.current || now === 1) sound('card');
        shown = now;
      }
      first.current = false;
      if (now >= story.length) return;
      const nextAt = story.slice(0, now).reduce((sum, { ms }) => sum + ms, 0);
      timer = setTimeout(tell, Math.max(10, nextAt - afterMs));
    };
    tell();
    return () => clearTimeout(timer);
  }, [round?.number, came === null, startedMs]);
  useEffect(() => {
    first.current = false;
  }, []);

  const table: CardSeen[][] = came ? tableAfter(storyOf(rules, came), came.hands, beats) : [];
  return { table, shown: { round: round?.number ?? 0, still } };
}
