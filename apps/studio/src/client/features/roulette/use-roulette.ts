import type { RouletteStakes } from '@fairhouse/game-math';
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRest } from '../../lib/round/use-rest.ts';
import type { Round } from '../../lib/round/wire.ts';
import { type Placed, totalOf } from '../../lib/stake/chips.ts';
import { useChips } from '../../lib/stake/use-chips.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { pause } from '../../lib/win/motion.ts';
import { Layout } from '../../ui/roulette/layout.ts';
import { numberName, spotName } from '../../ui/roulette/spot-name.ts';
import { firstState, reduceTable } from './roulette.states.ts';
import { gameIn } from './screen.ts';
import type { WheelDrive } from './wheel.tsx';

/** The table's commands over its states: put a chip, take it back, repeat, spin. */
export function useRoulette(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const { definition, theme } = gameIn(session);
  const layout = useMemo(() => new Layout(definition), [definition]);
  const { spotMax } = opened.stakes as RouletteStakes;
  const left = [opened.openRound, opened.lastRound].find((round) => round?.outcome?.kind === 'roulette');
  const leftNumber = left?.outcome.kind === 'roulette' ? left.outcome.number : null;
  const drive = useRef<WheelDrive>(null);
  const [state, dispatch] = useReducer(reduceTable, undefined, () => firstState(leftNumber, texts.layout.placeBets));
  const { phase, landed, result, numbers, caption } = state;
  const chips = useChips(
    session,
    {
      mostOn: (spot) => spotMax[layout.spots.get(spot)!.type]!,
      nameOf: (spot) => spotName(layout.spots.get(spot)!, texts),
    },
    { laid: placedIn(session.replay?.end), former: placedIn(left) },
  );
  const { placed } = chips;
  const { rest, rested, restMs, restKey } = useRest(session.pace);

  useEffect(() => {
    void session.calls.rounds().then((answer) => {
      if (!answer.ok) return;
      const known = answer.data.rounds.flatMap(({ outcome }) => (outcome?.kind === 'roulette' ? [outcome.number] : []));
      dispatch({ type: 'numbersRead', numbers: known });
    });
  }, [session]);

  const open = phase === 'betting' || phase === 'result';
  const ready = open && rested && chips.total > 0;

  const changed = (caption: string) => dispatch({ type: 'chipsChanged', caption });

  function put(spot: string) {
    if (!open) return;
    // After a result the chips are taken off with the first new one.
    const lying = chips.put(spot, phase === 'result' ? [] : placed);
    if (!lying) return;
    const onIt = totalOf(lying.filter((one) => one.spot === spot));
    changed(texts.layout.onSpot(spotName(layout.spots.get(spot)!, texts), money(onIt)));
  }

  /** Several chips at once, all of them or none. */
  function lay(bets: readonly Placed[], caption: string): boolean {
    if (!open || !chips.repeat(bets, phase === 'result' ? [] : placed)) return false;
    changed(caption);
    return true;
  }

  function clear() {
    chips.clear();
    changed(texts.layout.placeBets);
  }

  function repeat() {
    if (chips.repeat()) changed(texts.layout.placeBets);
  }

  async function spin() {
    if (!ready || covered || session.state.get().busy) return;
    const { bets } = chips;
    session.state.set({ busy: true });
    dispatch({ type: 'spun', caption: texts.roulette.noMore });
    rest();
    drive.current!.launch();
    const round = await session.play('start', { bet: { bets } });
    if (round?.outcome.kind !== 'roulette') {
      drive.current!.takeBack();
      dispatch({ type: 'refused', caption: texts.layout.placeBets });
      session.state.set({ busy: false });
      return;
    }
    const { number } = round.outcome;
    session.showStake(round);
    await drive.current!.fall(number);
    dispatch({ type: 'landed', number, caption: numberName(number, texts) });
    await pause(1_200);
    session.showResult(round);
    session.state.set({ busy: false });
    chips.keep(bets);
    const outcome = session.returned(round);
    dispatch({ type: 'finished', round, number, caption: outcome });
    session.say(`${numberName(number, texts)}. ${outcome}`);
    void celebrate(round);
  }

  useReplay(session, { start: spin });

  return {
    definition,
    theme,
    layout,
    chips,
    drive,
    phase,
    numbers,
    landed,
    leftNumber,
    result,
    caption,
    ready,
    open,
    restMs,
    restKey,
    canUndo: phase === 'betting' && placed.length > 0,
    canRepeat: open && chips.former.length > 0 && (phase === 'result' || placed.length === 0),
    canClear: open && placed.length > 0,
    put,
    lay,
    takeOff: (spot: string) => phase === 'betting' && chips.takeOff(spot),
    clear,
    repeat,
    spin,
  };
}

function placedIn(round: Round | undefined | null): Placed[] {
  return round?.outcome.kind === 'roulette' ? round.outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
