import type { BetOnDice, DiceTableOutcome, DiceTableStakes } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Placed, totalOf as totalStaked } from '../../lib/chips.ts';
import { felt } from '../../lib/haptics.ts';
import { outcomeOf } from '../../lib/outcome-of.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useChips } from '../../lib/use-chips.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useResults } from '../../lib/use-results.ts';
import { useRound } from '../../lib/use-round.ts';
import type { Round } from '../../lib/wire.ts';
import type { ShortResult } from '../../ui/faced-room.tsx';
import type { DiceDrive } from './dice.tsx';
import { rollsText, totalOf } from './figures.ts';
import { gameIn } from './room.ts';
import { spotName, wordsOf } from './texts.ts';

const mostResults = 12;
/** Lying on the table before the first throw. */
const firstDice = [6, 3, 4];

/** The table's state and its verbs: put chips, throw, and at craps roll on and add odds. */
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
  /** The round on the table; null while chips are put for a new one. */
  const [shown, setShown] = useState<DiceTableOutcome | null>(kept);
  const [result, setResult] = useState<Round | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) =>
    outcomeOf('dice-table', one) ? resultOf(one) : null,
  );
  const [caption, setCaption] = useState(kept ? words.resumed : idle);
  const dice = (left?.rolls.at(-1) ?? firstDice).slice(0, theme.face === 'craps' ? 2 : 3);

  useEffect(() => soundWith(theme.sounds), [theme]);

  /** A chip may be put: no round is under way. */
  const open = round.resting && !round.open;

  function begin(text: string) {
    setShown(null);
    setResult(null);
    setCaption(text);
  }

  function put(spot: string) {
    if (!open || covered) return;
    // After a result the chips are taken off with the first new one.
    const lying = chips.put(spot, shown ? [] : chips.placed);
    if (!lying) return;
    const onIt = totalStaked(lying.filter((one) => one.spot === spot));
    begin(texts.layout.onSpot(spotName(spot, texts), money(onIt)));
  }

  const step = (throws: boolean) => ({
    begin() {
      setResult(null);
      if (!throws) return;
      setCaption(words.rolling);
      drive.current!.shake();
    },
    async show(played: Round) {
      const outcome = outcomeOf('dice-table', played)!;
      const roll = outcome.rolls.at(-1)!;
      if (throws) await drive.current!.fall(roll);
      setShown(outcome);
      chips.lay(laidIn(outcome));
      if (played.state === 'PLAYING') goOn(outcome, roll, throws);
      else finish(played, outcome);
    },
    takeBack() {
      drive.current!.takeBack();
      setCaption(round.open ? words.standing : idle);
    },
  });

  function goOn({ bets, point, rolls }: DiceTableOutcome, roll: readonly number[], throws: boolean) {
    const stands = point === null ? words.standing : words.point(point);
    setCaption(stands);
    if (!throws) {
      sound('chip');
      return;
    }
    session.say(`${words.total(roll.join(', '), totalOf(roll))}. ${stands}`);
    if (bets.some(({ state, roll: at }) => state === 'won' && at === rolls.length - 1)) sound('win');
  }

  function finish(played: Round, outcome: DiceTableOutcome) {
    const { win, stake } = played;
    const won = win > stake;
    setResult(played);
    chips.keep(laidIn(outcome));
    addResult(resultOf(played));
    const said = session.returned(played);
    const roll = outcome.rolls.at(-1)!;
    setCaption(said);
    session.say(`${words.total(roll.join(', '), totalOf(roll))}. ${said}`);
    if (!won) return;
    sound(win >= 10 * stake ? 'winHigh' : 'win');
    felt(win >= 10 * stake ? 2 : 1);
  }

  const play = () => {
    if (round.open) return round.act('roll', step(true));
    return chips.total > 0 ? round.start({ bets: chips.bets }, step(true)) : Promise.resolve();
  };
  const additions = (round.resting && outcomeOf('dice-table', round.open)?.additions) || [];
  const add = (action: string) =>
    additions.some((one) => one.action === action) ? round.act(action, step(false)) : Promise.resolve();

  useReplay(session, { start: play, act: (action) => (action === 'roll' ? play() : round.act(action, step(false))) });

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
      begin(idle);
    },
    repeat: () => chips.repeat() && begin(idle),
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

function resultOf(round: Round): ShortResult {
  const { rolls } = outcomeOf('dice-table', round)!;
  return { figure: String(totalOf(rolls.at(-1)!)), won: round.win > round.stake, said: rollsText(rolls) };
}
