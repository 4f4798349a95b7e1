import type { TappedStakes } from '@fairhouse/game-math';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { sound } from '../../lib/win/sound.ts';
import { gameIn } from './screen.ts';
import { spotsOf } from './spots-shown.ts';
import { sumsOf, tierOf } from './sums.ts';
import { wordsOf } from './texts.ts';
import { useShownRound } from './use-shown-round.ts';

/** The game's commands over its states: stake, deal, go on with a further stake or without one. */
export function useDealerPoker(session: PlaySession, covered: boolean) {
  const { opened } = session;
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const actionNames = words.actionNames[theme.face];
  const kept = outcomeOf('dealer-poker', opened.openRound);
  const left = kept ?? outcomeOf('dealer-poker', session.replay?.end ?? opened.lastRound);
  const { stake, setStake, tapBeside } = useTappedStake(opened.stakes as TappedStakes, left?.stake);
  const round = useRound(session, covered);
  const { state, dispatch, results, showDeal, showTurn } = useShownRound(session, { kept, left });

  const open = outcomeOf('dealer-poker', round.open);
  const choosing = open !== null && round.idle && !covered;
  const decision = open ? definition.decisions[open.raises.length]! : null;

  const start = () =>
    round.start(definition.side ? { stake, side: state.side } : { stake }, {
      begin() {
        sound('press');
        dispatch({ type: 'bet' });
      },
      async show(played) {
        const outcome = outcomeOf('dealer-poker', played)!;
        setStake(outcome.stake);
        dispatch({ type: 'answered', outcome });
        await showDeal(played, outcome);
      },
      takeBack: () => dispatch({ type: 'betRefused' }),
    });

  const takeAction = (action: string) => {
    const from = open!;
    return round.takeAction(action, {
      begin() {
        sound(action === 'raise' ? 'chip' : 'press');
        dispatch({ type: 'acted', putting: action === 'raise' ? (decision?.raise ?? 0) * from.stake : 0 });
      },
      async show(played) {
        const outcome = outcomeOf('dealer-poker', played)!;
        dispatch({ type: 'answered', outcome });
        await showTurn(played, outcome, from);
      },
      takeBack: () => dispatch({ type: 'actionRefused', caption: actionNames.ask }),
    });
  };

  /** Another choice has no result yet. */
  const mayChoose = round.idle && !round.open && !covered;
  function chooseStake(to: number | undefined) {
    if (to === undefined || !mayChoose) return;
    setStake(to);
    dispatch({ type: 'chosen', caption: words.idle });
  }

  useReplay(session, { start, takeAction });

  const { shown, side, putting } = state;
  const ended = state.phase === 'finished' && shown?.result ? shown : null;
  const splendour = ended ? tierOf(ended) : 0;
  return {
    definition,
    theme,
    words,
    actionNames,
    laid: state.laid,
    clearing: state.phase === 'clearing',
    spots: spotsOf(definition, shown, { stake, side, putting }),
    /** The outcome that stands on the table with its results; null before them. */
    ended,
    choosing,
    decision,
    won: splendour > 0,
    /** How loudly a win is shown. */
    splendour,
    win: state.win,
    stake: open?.stake ?? stake,
    side: open?.side ?? side,
    atStake: (shown ? sumsOf(shown).staked : 0) + putting,
    round,
    results,
    caption: state.caption,
    start,
    raise: () => choosing && void takeAction('raise'),
    otherwise: () => choosing && decision && void takeAction(decision.otherwise),
    setStake: chooseStake,
    stepStake: (up: boolean) => chooseStake(tapBeside(up)),
    toggleSide() {
      if (!definition.side || !mayChoose) return;
      sound('chip');
      dispatch({ type: 'chosen', caption: words.idle, side: !side });
    },
  };
}

export type DealerPokerTable = ReturnType<typeof useDealerPoker>;
