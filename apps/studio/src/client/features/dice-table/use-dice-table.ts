import type { BetOnDice, DiceTableOutcome, DiceTableStakes } from '@fairhouse/game-math';
import { useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { type Placed, totalOf } from '../../lib/stake/chips.ts';
import { useChips } from '../../lib/stake/use-chips.ts';
import type { DiceDrive } from './dice.tsx';
import { gameIn } from './screen.ts';
import { spotName, wordsOf } from './texts.ts';
import { useShownRound } from './use-shown-round.ts';

/** Lying on the table before the first throw. */
const firstDice = [6, 3, 4];

/** The table's commands over its states: put chips, throw, and at craps roll on and add odds. */
export function useDiceTable(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { spots } = opened.stakes as DiceTableStakes;
  const kept = outcomeOf('dice-table', opened.openRound);
  const left = kept ?? outcomeOf('dice-table', opened.lastRound);
  const idle = theme.face === 'craps' ? words.comeOut : texts.layout.placeBets;
  const drive = useRef<DiceDrive>(null);
  const round = useRound(session, covered);
  const chips = useChips(
    session,
    {
      mostOn: (spot) => spots[spot]!.most,
      stepOn: (spot) => spots[spot]!.step,
      nameOf: (spot) => spotName(spot, texts),
    },
    { laid: laidIn(kept ?? outcomeOf('dice-table', session.replay?.end)), former: laidIn(left) },
  );
  const { state, dispatch, results, goOn, finish } = useShownRound(session, kept, kept ? words.resumed : idle);
  const { shown, result, caption } = state;
  const dice = (left?.rolls.at(-1) ?? firstDice).slice(0, theme.face === 'craps' ? 2 : 3);

  /** A chip may be put: no round is under way. */
  const open = round.idle && !round.open;

  const changed = (caption: string) => dispatch({ type: 'chipsChanged', caption });

  function put(spot: string) {
    if (!open || covered) return;
    // After a result the chips are taken off with the first new one.
    const lying = chips.put(spot, shown ? [] : chips.placed);
    if (!lying) return;
    const onIt = totalOf(lying.filter((one) => one.spot === spot));
    changed(texts.layout.onSpot(spotName(spot, texts), money(onIt)));
  }

  const step = (throws: boolean) => ({
    begin() {
      if (!throws) return dispatch({ type: 'added' });
      dispatch({ type: 'thrown', caption: words.rolling });
      drive.current!.shake();
    },
    async show(played: Round) {
      const outcome = outcomeOf('dice-table', played)!;
      if (throws) await drive.current!.fall(outcome.rolls.at(-1)!);
      dispatch({ type: 'fell', outcome });
      chips.lay(laidIn(outcome));
      if (played.state === 'PLAYING') return goOn(outcome, throws);
      chips.keep(laidIn(outcome));
      finish(played, outcome);
    },
    takeBack() {
      drive.current!.takeBack();
      dispatch({ type: 'refused', caption: round.open ? words.standing : idle });
    },
  });

  const play = () => {
    if (round.open) return round.takeAction('roll', step(true));
    return chips.total > 0 ? round.start({ bets: chips.bets }, step(true)) : Promise.resolve();
  };
  const additions = (round.idle && outcomeOf('dice-table', round.open)?.additions) || [];
  const add = (action: string) =>
    additions.some((one) => one.action === action) ? round.takeAction(action, step(false)) : Promise.resolve();

  useReplay(session, {
    start: play,
    takeAction: (action) => (action === 'roll' ? play() : round.takeAction(action, step(false))),
  });

  return {
    definition,
    theme,
    words,
    spots,
    chips,
    drive,
    dice,
    round,
    shown,
    result,
    results,
    caption,
    open,
    ready: !round.playing && (round.open !== null || (round.ready && chips.total > 0)),
    /** What may be added behind the line now. */
    additions,
    canUndo: open && !shown && chips.placed.length > 0,
    canClear: open && chips.placed.length > 0,
    canRepeat: open && chips.former.length > 0 && (shown !== null || chips.placed.length === 0),
    put,
    takeOff: (spot: string) => open && !shown && chips.takeOff(spot),
    clear() {
      chips.clear();
      changed(idle);
    },
    repeat: () => chips.repeat() && changed(idle),
    play,
    add,
  };
}

export type DiceGame = ReturnType<typeof useDiceTable>;

/** The chips that were put before the first roll; what lies behind the line came later. */
function laidIn(outcome: DiceTableOutcome | null): Placed[] {
  const laid = ({ spot }: BetOnDice) => spot !== 'odds' && spot !== 'lay';
  return outcome ? outcome.bets.filter(laid).map(({ spot, stake }) => ({ spot, stake })) : [];
}
