import { holdAction, holds, type TappedStakes } from '@fairhouse/game-math';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { sound } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { useHint } from './use-hint.ts';
import { useShownRound } from './use-shown-round.ts';
import { paysOf } from './win-size.ts';

/** The game's commands over its states: stake, deal, hold, draw. */
export function useDrawPoker(session: PlaySession, covered: boolean) {
  const { opened } = session;
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const kept = outcomeOf('draw-poker', opened.openRound);
  const there = session.replay ? null : (kept ?? outcomeOf('draw-poker', opened.lastRound));
  const { stake, setStake, tapBeside } = useTappedStake(
    opened.stakes as TappedStakes,
    (there ?? outcomeOf('draw-poker', session.replay?.end))?.stake,
  );
  const round = useRound(session, covered);
  const { state, dispatch, results, showDeal, showDraw, skipCount } = useShownRound(session, { kept, there });

  const open = outcomeOf('draw-poker', round.open);
  const choosing = open !== null && round.idle && !covered;
  const { best, ...hint } = useHint(session, open);

  const deal = () =>
    round.start(
      { stake },
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

  useReplay(session, { start: deal, takeAction: (action) => draw(holds.find((one) => holdAction(one) === action)!) });

  const { phase, places, held, leaving, line, pays, win, caption } = state;
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
    results: results.map((outcome) => ({ pays: paysOf(definition, outcome), line: outcome.line })),
    caption,
    /** The next press of the large button draws, or it is drawing now. */
    draws: open !== null || phase === 'drawing',
    enabled: phase === 'counting' || choosing || round.ready,
    /** What the large button does now. */
    press() {
      if (phase === 'counting') skipCount();
      else if (open) void draw(held);
      else void deal();
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
