import { bestHold, type DrawPokerOutcome } from '@fairhouse/game-math';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { cardName } from '../../ui/cards/card-name.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

/** The hold that returns most, shown in play with no money in it to those who ask for it. */
export function useHint(session: PlaySession, open: DrawPokerOutcome | null) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const [hinting, setHinting] = useState(false);
  const findBest = useMemo(
    () => (opened.fun && hinting ? bestHold(definition) : null),
    [opened.fun, hinting, definition],
  );
  const best = useMemo(() => (findBest && open ? findBest(open.dealt) : null), [findBest, open]);
  useEffect(() => {
    if (best === null || !open) return;
    const cards = open.dealt.filter((_, i) => (best >> i) & 1).map((card) => cardName(card, texts));
    session.say(cards.length === 0 ? words.hintNone : words.hintHeld(cards.join(', ')));
  }, [best]);
  return { best, hinting, canHint: opened.fun, toggleHint: () => opened.fun && setHinting((before) => !before) };
}
