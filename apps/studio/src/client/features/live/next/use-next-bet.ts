import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '../../../lib/page/store.ts';
import { useLookedAway } from '../../../lib/page/use-looked-away.ts';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { sound } from '../../../lib/win/sound.ts';
import type { Live } from '../use-live.ts';
import { type LetGo, NextBet } from './next-bet.ts';

/** A bet that waits on this page for the next round. `place` places it by the ordinary call and answers how much is in the round, in minor units. */
export function useNextBet(session: PlaySession, live: Live, place: () => Promise<number>) {
  const { round, line, texts } = live;
  const latest = useRef(place);
  latest.current = place;
  const next = useMemo(
    () =>
      new NextBet({
        place() {
          void latest.current().then((placed) => placed > 0 && session.say(texts.inRound(session.money(placed))));
        },
        letGo: (why) => tell(session, texts.next.letGo, why),
      }),
    [session],
  );
  const { after } = useStore(next.state);
  const { refusal } = useStore(session.state);
  const waits = after !== null;

  useEffect(
    () => next.see({ round, line, refused: refusal?.code ?? null }),
    [round?.number, round?.state, line, refusal, after],
  );
  // As with what plays by itself: nothing is placed on a page that nobody looks at, or below a window of the casino.
  useLookedAway(waits, () => next.leave());

  return {
    waits,
    /** A bet can be left to wait: this round takes none, and another is to come. */
    can: !waits && line === 'open' && round !== null && round.state !== 'OPEN',
    /** `amount`: what is told that waits. */
    wait(amount: string): void {
      if (!round) return;
      sound('press');
      session.state.set({ refusal: null });
      next.wait(round.number);
      session.say(texts.next.asked(amount));
    },
    takeBack(): void {
      next.takeBack();
      session.say(texts.next.takenBack);
    },
  };
}

/** Says that nothing was placed, after what was refused if that is why. */
function tell(session: PlaySession, words: Record<LetGo, string>, why: LetGo): void {
  const { refusal } = session.state.get();
  const said = words[why];
  if (why === 'refused' && refusal) {
    // Two bets may have waited.
    if (refusal.message.endsWith(said)) return;
    session.state.set({ refusal: { ...refusal, message: `${refusal.message} ${said}` } });
  } else session.state.set({ refusal: { code: 'BETS_CLOSED', message: said } });
}
