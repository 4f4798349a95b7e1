import { type Choice, chanceOf, payBounds, type Side, type TappedStakes } from '@fairhouse/game-math';
import { useEffect } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { instantNow } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { choiceByCount, offeredChoice } from './choices.ts';
import { hundredthPart, payStepAt } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import type { ThresholdState } from './threshold.states.ts';
import { useShownRound } from './use-shown-round.ts';

/** The least target that is put in when cashing out by hand is chosen, in hundredths; a lower one can be set. */
const handTarget = 1_000;

/** The game's commands over its states: choose a chance, a side and a stake, play, and cash out. */
export function useThreshold(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as TappedStakes;
  const left = outcomeOf('threshold', session.replay?.end ?? opened.openRound ?? opened.lastRound);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, left?.stake);
  const round = useRound(session, covered);
  const { state, dispatch, results, face, riding, show } = useShownRound(session, left);
  const { choice, side, manual, result, caption } = state;
  const chance = chanceOf(definition, choice)!;

  function choose(change: Partial<Pick<ThresholdState, 'choice' | 'side' | 'manual'>>) {
    if (round.idle && !covered) dispatch({ type: 'chose', change, caption: words.idle[theme.face] });
  }

  const choosePay = (pays: number) => choose({ choice: offeredChoice(definition, { pays }) });
  const chooseWinning = (winning: number) => choose({ choice: choiceByCount(definition, winning) });

  const step = {
    show,
    takeBack() {
      face.current!.takeBack();
      dispatch({ type: 'betRefused', caption: words.idle[theme.face] });
    },
  };
  const play = (at = stake) =>
    round.start(betOf(at, { choice, side, manual }), {
      ...step,
      begin() {
        setStake(at);
        // In instant mode the last result stands until the next one takes its place.
        if (!instantNow() || manual) dispatch({ type: 'bet' });
        sound('press');
        face.current!.begin();
      },
    });
  // A curve that rises at the server does so whether or not it is looked at.
  useEffect(() => {
    if (!session.replay) void round.resume({ ...step, begin: () => face.current!.begin() });
  }, []);
  useReplay(session, { start: () => play() });

  return {
    definition,
    theme,
    words,
    chance,
    pays: payBounds(definition),
    maySkip: session.pace.skip,
    side,
    manual,
    stake,
    round,
    result,
    results,
    caption,
    idle: round.idle,
    face,
    play,
    phase: state.phase,
    height: riding.height,
    chooseWinning,
    choosePay,
    /** The next press cashes out. */
    press() {
      if (state.phase === 'rising') riding.cashOut();
      else void play();
    },
    /** A step to a lower or a higher chance: a hundredth of a per cent on the dial, a step of the pay elsewhere. */
    stepChance(isHigher: boolean) {
      const by = isHigher ? 1 : -1;
      if (theme.face !== 'dice')
        return choosePay(chance.pays - by * payStepAt(isHigher ? chance.pays - 1 : chance.pays));
      const part = hundredthPart(definition);
      const from = isHigher ? Math.floor(chance.winning / part) : Math.ceil(chance.winning / part);
      chooseWinning((from + by) * part);
    },
    setSide: (to: Side) => choose({ side: to }),
    setManual(to: boolean) {
      // A low target would end most curves before anybody could press.
      const isLow = to && chance.pays < handTarget;
      choose({ manual: to, ...(isLow && { choice: offeredChoice(definition, { pays: handTarget }) }) });
    },
    /** For autoplay: also while a result is shown. */
    putStake: setStake,
    setStake(to: number) {
      choose({});
      if (round.idle && !covered) setStake(to);
    },
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next === undefined || !round.idle || covered) return;
      choose({});
      setStake(next);
    },
  };
}

function betOf(stake: number, { choice, side, manual }: { choice: Choice; side: Side; manual: boolean }) {
  return { stake, side, ...choice, ...(manual && { manual: true }) };
}

export type ThresholdTable = ReturnType<typeof useThreshold>;
