import type { ThresholdOutcome } from '@fairhouse/game-math';
import { useReducer, useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { choiceOf, firstChoice, rememberedChoice } from './choices.ts';
import { type DecidedOutcome, isDecided, resultOf } from './decided.ts';
import { figureOf, gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { firstState, reduceThreshold } from './threshold.states.ts';
import { type Ride, useRide } from './use-ride.ts';

/** On a curve its height is all that is seen of a round: more of them are kept. */
const mostResults = { dice: 12, limbo: 12, crash: 100 };

/**
 * A face shows how a number is reached; `show` resolves when it stands there. A face on which the win is certain before that calls
 * `decided`: a curve that has passed its target still rises. `ride` follows a curve that is on its way at the server.
 */
export interface Face {
  begin(): void;
  show(outcome: DecidedOutcome, decided: () => void): Promise<void>;
  ride?(ride: Ride): Promise<void>;
  takeBack(): void;
}

/** The states of the game, and what shows a round. */
export function useShownRound(session: PlaySession, left: ThresholdOutcome | null) {
  const { texts, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const face = useRef<Face>(null);
  const riding = useRide(session, definition.rise);
  const [state, dispatch] = useReducer(reduceThreshold, undefined, () =>
    firstState(
      {
        choice: (left && rememberedChoice(definition, left)) ?? firstChoice(definition),
        side: left?.side ?? definition.sides[0]!,
        manual: left?.manual ?? false,
      },
      words.idle[theme.face],
    ),
  );
  const [results, addResult] = useResults(session, mostResults[theme.face], (one) => {
    const outcome = outcomeOf('threshold', one);
    return outcome && isDecided(outcome) ? resultOf(outcome) : null;
  });

  function tell(played: Round, outcome: DecidedOutcome, pressedAt: number | null) {
    const { win } = played;
    const came = resultOf(outcome);
    const gave = came.won ? texts.youWon(money(win)) : texts.noWin;
    const said = typeof outcome.out === 'number' ? `${cashedOut(outcome, pressedAt)}. ${gave}` : gave;
    dispatch({ type: 'finished', result: { ...came, win }, caption: said });
    session.say(`${words.result(figureOf(session, outcome), came.won)}. ${said}`);
    void celebrate(played);
  }

  /** Where it was pressed, too, where the way to the server has made another figure of it. */
  function cashedOut({ out, win }: DecidedOutcome, pressedAt: number | null): string {
    const at = multipleText(out!);
    if (win === 0) return words.tooLate(at);
    return pressedAt === null || pressedAt >= out!
      ? words.cashedOut(at)
      : words.cashedOutLater(multipleText(pressedAt), at);
  }

  async function showDecided(played: Round, outcome: DecidedOutcome) {
    let isRevealed = false;
    const tellOnce = () => {
      if (!isRevealed) tell(played, outcome, null);
      isRevealed = true;
    };
    await face.current!.show(outcome, tellOnce);
    tellOnce();
    addResult(resultOf(outcome));
  }

  /** Follows a curve that rises at the server to its end. Where no end is answered, the round is still open. */
  async function follow(open: Round, wentOn: (round: Round) => void) {
    const wayMs = await riding.setClock();
    const rising = () => words.rising(wayMs);
    dispatch({ type: 'rising', caption: rising() });
    const { ride, ended } = riding.begin(open, {
      onAsk: () => dispatch({ type: 'cashing', caption: words.cashing }),
      onRefused: () => dispatch({ type: 'cashOutRefused', caption: rising() }),
    });
    await face.current!.ride!(ride);
    const round = await ended;
    const outcome = outcomeOf('threshold', round);
    if (!round || !outcome || !isDecided(outcome)) {
      dispatch({ type: 'betRefused', caption: words.idle[theme.face] });
      face.current!.takeBack();
      return;
    }
    wentOn(round);
    session.showStake(round);
    tell(round, outcome, riding.pressedAt());
    addResult(resultOf(outcome));
  }

  return {
    state,
    dispatch,
    results,
    face,
    riding,
    async show(played: Round, wentOn: (round: Round) => void): Promise<void> {
      const outcome = outcomeOf('threshold', played)!;
      const bet = { choice: choiceOf(definition, outcome), side: outcome.side, manual: outcome.manual ?? false };
      dispatch({ type: 'answered', bet });
      if (isDecided(outcome)) return showDecided(played, outcome);
      if (!session.replay) return follow(played, wentOn);
      // A recorded curve is shown from its beginning to its end.
      const end = (await session.play('act', {}))!;
      wentOn(end);
      await showDecided(end, outcomeOf('threshold', end) as DecidedOutcome);
    },
  };
}
