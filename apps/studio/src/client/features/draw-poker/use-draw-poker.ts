import { collectAction, doubleAction, holdAction, holds, pickActions, type TappedStakes } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { sound } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { canDouble, gameIn, roundText } from './screen.ts';
import { stakesFor } from './stakes-for.ts';
import { wordsOf } from './texts.ts';
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
  const [chosenHands, setChosenHands] = useState(before?.hands ?? 1);
  const stakes = stakesFor(opened.stakes as TappedStakes, chosenHands);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, before?.stake);
  const round = useRound(session, covered);
  const { state, dispatch, results, ...shown } = useShownRound(session, { kept, there });
  const { showDeal, showDraw } = shown;
  const mayDouble = canDouble(session);
  const [wantsDouble, setWantsDouble] = useState(mayDouble && there?.doubleUp === true);

  const open = outcomeOf('draw-poker', round.open);
  const isIdleOpen = open !== null && round.idle && !covered;
  const choosing = isIdleOpen && open.drawn === null;
  const isPicking = open?.doubled?.tries.at(-1)?.picked === null;
  /** What could be collected now. */
  const offered = isIdleOpen && open.doubled && !isPicking ? open.doubled.won : null;
  const { best, ...hint } = useHint(session, open?.drawn ? null : open);

  const deal = () =>
    round.start(
      { stake, ...(chosenHands > 1 && { hands: chosenHands }), ...(wantsDouble && { doubleUp: true }) },
      {
        begin() {
          sound('press');
          dispatch({ type: 'bet' });
        },
        async show(played) {
          const outcome = outcomeOf('draw-poker', played)!;
          await showDeal(played, outcome);
          // An open round was found in place of the one asked for: its stake is the one that is played.
          setStake(outcome.stake);
          setChosenHands(outcome.hands ?? 1);
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
        if (outcome.drawn) await showDraw(played, outcome, outcome.drawn);
        else takeBack();
      },
      takeBack,
    });
  };

  const takeBack = () => dispatch({ type: 'duelRefused', caption: words.picking });
  const collect = () =>
    round.takeAction(collectAction, {
      begin: () => sound('press'),
      show: (played) => shown.showEnd(played, outcomeOf('draw-poker', played)!),
      takeBack() {},
    });
  const double = () =>
    round.takeAction(doubleAction, {
      begin() {
        sound('press');
        dispatch({ type: 'doubling' });
      },
      show: (played) => shown.showDealer(outcomeOf('draw-poker', played)!),
      takeBack,
    });
  const pick = (action: string) =>
    round.takeAction(action, {
      begin: () => sound('press'),
      show: (played) => shown.showPick(played, outcomeOf('draw-poker', played)!),
      takeBack,
    });
  const takeAction = (action: string) => {
    if (action === collectAction) return collect();
    if (action === doubleAction) return double();
    if (pickActions.includes(action)) return pick(action);
    return draw(holds.find((one) => holdAction(one) === action)!);
  };
  useReplay(session, { start: deal, takeAction });

  const hands = open?.hands ?? chosenHands;
  function setHands(to: number) {
    if (!round.idle || round.open || covered) return;
    setChosenHands(to);
    const { most } = stakesFor(opened.stakes as TappedStakes, to);
    if (stake > most) setStake(most);
  }
  const { several = [] } = definition;
  const offeredHands = [1, ...several.map((one) => one.hands)];

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
    stake: open?.stake ?? stake,
    round,
    results: results.map((outcome) => ({
      pays: paysOf(outcome),
      line: outcome.line,
      text: roundText(outcome, session),
    })),
    caption,
    hands,
    others: drawn?.others ?? null,
    /** Of a round of several hands: how many make each line. */
    counts: hands > 1 ? handsByLine(drawn) : null,
    stakes,
    offeredHands,
    setHands,
    nextHands: () => setHands(offeredHands[(offeredHands.indexOf(chosenHands) + 1) % offeredHands.length]!),
    /** The other hands show what is held. */
    holdsShown: choosing || phase === 'drawing',
    duel,
    mayDouble,
    wantsDouble,
    offered,
    picking: isIdleOpen && isPicking,
    /** What the large button says: what it does now, or will do next. */
    press: isPicking
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
      else if (offered !== null) void collect();
      else if (choosing) void draw(held);
      else if (!open) void deal();
    },
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
    toggle(place: number) {
      if (!choosing) return;
      sound('chip');
      dispatch({ type: 'toggled', place });
    },
    setStake: (to: number) => round.ready && setStake(to),
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next !== undefined && round.idle && !round.open && !covered) setStake(next);
    },
  };
}

export type DrawPokerTable = ReturnType<typeof useDrawPoker>;
