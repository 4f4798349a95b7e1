import { collectAction, type DrawPokerOutcome, doubleAction, pickActions } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { ScreenRound } from '../../lib/round/use-round.ts';
import { sound } from '../../lib/win/sound.ts';
import { canDouble } from './screen.ts';
import { wordsOf } from './texts.ts';
import type { ShownRound } from './use-shown-round.ts';

interface Doubling {
  round: ScreenRound;
  shown: ShownRound;
  covered: boolean;
  /** The round whose cards lay on the table when the page was opened. */
  there: DrawPokerOutcome | null;
  open: DrawPokerOutcome | null;
}

/** Whether the player asks for double-up, and its commands once a win waits: collect, double, pick. */
export function useDoubleUp(session: PlaySession, { round, shown, covered, there, open }: Doubling) {
  const words = wordsOf(session.texts);
  const { dispatch } = shown;
  const mayDouble = canDouble(session);
  const [wantsDouble, setWantsDouble] = useState(mayDouble && there?.doubleUp === true);
  const isIdleOpen = open !== null && round.idle && !covered;
  const isPicking = open?.doubled?.tries.at(-1)?.picked === null;
  /** What could be collected now. */
  const offered = isIdleOpen && open.doubled && !isPicking ? open.doubled.won : null;
  const press = () => sound('press');

  const collect = () =>
    round.takeAction(collectAction, {
      begin: press,
      show: (played) => shown.showEnd(played, outcomeOf('draw-poker', played)!),
      takeBack() {},
    });
  const double = () =>
    round.takeAction(doubleAction, {
      begin() {
        press();
        dispatch({ type: 'doubling' });
      },
      show: (played) => shown.showDealer(outcomeOf('draw-poker', played)!),
      takeBack: () => dispatch({ type: 'duelRefused', caption: words.offer(session.money(open?.doubled?.won ?? 0)) }),
    });
  const pick = (action: string) =>
    round.takeAction(action, {
      begin: press,
      show: (played) => shown.showPick(played, outcomeOf('draw-poker', played)!),
      takeBack: () => dispatch({ type: 'duelRefused', caption: words.pick }),
    });

  return {
    isPicking,
    /** What a bet says of it. */
    asked: wantsDouble ? ({ doubleUp: true } as const) : {},
    collect,
    /** Of actions of double-up; undefined for others. */
    take(action: string): Promise<void> | undefined {
      if (action === collectAction) return collect();
      if (action === doubleAction) return double();
      return pickActions.includes(action) ? pick(action) : undefined;
    },
    table: {
      mayDouble,
      wantsDouble,
      offered,
      picking: isIdleOpen && isPicking,
      double() {
        if (offered !== null) void double();
      },
      pick(place: number) {
        const action = pickActions[place - 1];
        if (isIdleOpen && isPicking && action) void pick(action);
      },
      toggleDouble() {
        if (mayDouble && round.idle && !round.open && !covered) setWantsDouble((before) => !before);
      },
    },
  };
}
