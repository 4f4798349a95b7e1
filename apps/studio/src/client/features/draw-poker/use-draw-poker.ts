import { holdAction, holds } from '@fairhouse/game-math';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { sound } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { gameIn, roundText } from './screen.ts';
import { wordsOf } from './texts.ts';
import { useDoubleUp } from './use-double-up.ts';
import { useHands } from './use-hands.ts';
import { useHint } from './use-hint.ts';
import { useShownRound } from './use-shown-round.ts';
import { handsByLine, paysOf } from './win-size.ts';

/** The game's commands over its states: stake, deal, hold, draw. */
export function useDrawPoker(session: PlaySession, covered: boolean) {
  const { opened } = session;
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const kept = outcomeOf('draw-poker', opened.openRound);
  const there = session.replay ? null : (kept ?? outcomeOf('draw-poker', opened.lastRound));
  const before = there ?? outcomeOf('draw-poker', session.replay?.end);
  const round = useRound(session, covered);
  const hands = useHands(session, before, () => round.idle && !round.open && !covered);
  const shown = useShownRound(session, { kept, there });
  const { state, dispatch, results } = shown;

  const open = outcomeOf('draw-poker', round.open);
  const choosing = open !== null && round.idle && !covered && open.drawn === null;
  const doubleUp = useDoubleUp(session, { round, shown, covered, there, open });
  const { offered } = doubleUp.table;
  const { best, ...hint } = useHint(session, open?.drawn ? null : open);

  const deal = () =>
    round.start(
      { stake: hands.chosen.stake, ...(hands.chosen.hands > 1 && { hands: hands.chosen.hands }), ...doubleUp.asked },
      {
        begin() {
          sound('press');
          dispatch({ type: 'bet' });
        },
        async show(played) {
          const outcome = outcomeOf('draw-poker', played)!;
          await shown.showDeal(played, outcome);
          // An open round was found in place of the one asked for: its stake is the one that is played.
          hands.keep(outcome);
        },
        takeBack: () => dispatch({ type: 'betRefused' }),
      },
    );

  const draw = (held: number) => {
    const takeBack = () => dispatch({ type: 'drawRefused', line: open?.line ?? -1, caption: words.choose });
    return round.takeAction(holdAction(held), {
      begin() {
        sound('press');
        dispatch({ type: 'drew', held });
      },
      async show(played) {
        const outcome = outcomeOf('draw-poker', played)!;
        if (outcome.drawn) await shown.showDraw(played, outcome, outcome.drawn);
        else takeBack();
      },
      takeBack,
    });
  };

  useReplay(session, {
    start: deal,
    takeAction: (action) => doubleUp.take(action) ?? draw(holds.find((one) => holdAction(one) === action)!),
  });

  const count = open?.hands ?? hands.chosen.hands;
  const { phase, places, held, leaving, line, pays, win, caption, several: drawn, duel } = state;
  return {
    definition,
    theme,
    words,
    places,
    held,
    best: choosing ? best : null,
    ...hint,
    leaving,
    choosing,
    line,
    /** The hand on the table won more than its stake. */
    won: pays > 1,
    /** How loudly a win is shown. */
    splendour: tierOf(100 * pays),
    win,
    stake: open?.stake ?? hands.chosen.stake,
    round,
    results: results.map((outcome) => ({
      pays: paysOf(outcome),
      line: outcome.line,
      text: roundText(outcome, session),
    })),
    caption,
    hands: count,
    others: drawn?.others ?? null,
    /** Of a round of several hands: how many make each line. */
    counts: count > 1 ? handsByLine(drawn) : null,
    stakes: hands.stakes,
    offeredHands: hands.offeredHands,
    setHands: hands.setHands,
    nextHands: hands.nextHands,
    stepStake: hands.stepStake,
    /** The other hands show what is held. */
    holdsShown: choosing || phase === 'drawing',
    duel,
    ...doubleUp.table,
    /** What the large button says: what it does now, or will do next. */
    press: doubleUp.isPicking
      ? words.picking
      : open?.doubled
        ? words.collect
        : open || phase === 'drawing'
          ? words.draw
          : words.deal,
    enabled: phase === 'counting' || choosing || offered !== null || round.ready,
    /** What the large button does now. */
    onPress() {
      if (phase === 'counting') shown.skipCount();
      else if (offered !== null) void doubleUp.collect();
      else if (choosing) void draw(held);
      else if (!open) void deal();
    },
    toggle(place: number) {
      if (!choosing) return;
      sound('chip');
      dispatch({ type: 'toggled', place });
    },
    setStake: (to: number) => round.ready && hands.setStake(to),
  };
}

export type DrawPokerTable = ReturnType<typeof useDrawPoker>;
