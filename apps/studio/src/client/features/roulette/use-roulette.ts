import type { RouletteStakes } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Placed, totalOf } from '../../lib/chips.ts';
import { felt } from '../../lib/haptics.ts';
import { pause } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useChips } from '../../lib/use-chips.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRest } from '../../lib/use-rest.ts';
import type { Round } from '../../lib/wire.ts';
import { Layout } from '../../ui/roulette/layout.ts';
import { numberName, spotName } from '../../ui/roulette/spot-name.ts';
import { gameIn } from './room.ts';
import type { WheelDrive } from './wheel.tsx';

export type Phase = 'betting' | 'spinning' | 'result';

const mostLastNumbers = 12;

/** The table's state and its verbs: put a chip, take it back, repeat, spin. */
export function useRoulette(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const { definition, theme } = gameIn(session);
  const layout = useMemo(() => new Layout(definition), [definition]);
  const { spotMax } = opened.stakes as RouletteStakes;
  const left = [opened.openRound, opened.lastRound].find((round) => round?.outcome?.kind === 'roulette');
  const leftNumber = left?.outcome.kind === 'roulette' ? left.outcome.number : null;
  const drive = useRef<WheelDrive>(null);
  const [phase, setPhase] = useState<Phase>('betting');
  const chips = useChips(
    session,
    {
      mostOn: (spot) => spotMax[layout.spots.get(spot)!.type]!,
      nameOf: (spot) => spotName(layout.spots.get(spot)!, texts),
    },
    { laid: placedIn(session.replay?.end), former: placedIn(left) },
  );
  const { placed } = chips;
  const [numbers, setNumbers] = useState<number[]>(leftNumber === null ? [] : [leftNumber]);
  const [result, setResult] = useState<Round | null>(null);
  const [landed, setLanded] = useState<number | null>(null);
  const { rest, rested, restMs, restKey } = useRest(session.pace);
  const [caption, setCaption] = useState(texts.layout.placeBets);

  useEffect(() => soundWith(theme.sounds), [theme]);
  useEffect(() => {
    void session.calls.rounds().then((answer) => {
      if (!answer.ok) return;
      const known = answer.data.rounds.flatMap(({ outcome }) => (outcome?.kind === 'roulette' ? [outcome.number] : []));
      setNumbers((seen) => (seen.length <= 1 ? known.slice(0, mostLastNumbers) : seen));
    });
  }, [session]);

  const open = phase === 'betting' || phase === 'result';
  const ready = open && rested && chips.total > 0;

  function begin(caption: string) {
    setPhase('betting');
    setResult(null);
    setCaption(caption);
  }

  function put(spot: string) {
    if (!open) return;
    // After a result the chips are taken off with the first new one.
    const lying = chips.put(spot, phase === 'result' ? [] : placed);
    if (!lying) return;
    const onIt = totalOf(lying.filter((one) => one.spot === spot));
    begin(texts.layout.onSpot(spotName(layout.spots.get(spot)!, texts), money(onIt)));
  }

  function clear() {
    chips.clear();
    begin(texts.layout.placeBets);
  }

  function repeat() {
    if (chips.repeat()) begin(texts.layout.placeBets);
  }

  async function spin() {
    if (!ready || covered || session.state.get().busy) return;
    const { bets } = chips;
    session.state.set({ busy: true });
    setResult(null);
    setLanded(null);
    setPhase('spinning');
    setCaption(texts.roulette.noMore);
    rest();
    drive.current!.launch();
    const round = await session.play('start', { bet: { bets } });
    if (round?.outcome.kind !== 'roulette') {
      drive.current!.takeBack();
      setPhase('betting');
      setCaption(texts.layout.placeBets);
      session.state.set({ busy: false });
      return;
    }
    const { number } = round.outcome;
    session.showStake(round);
    await drive.current!.fall(number);
    setLanded(number);
    setCaption(numberName(number, texts));
    await pause(1_200);
    session.showResult(round);
    session.state.set({ busy: false });
    setNumbers((seen) => [number, ...seen].slice(0, mostLastNumbers));
    chips.keep(bets);
    setResult(round);
    setPhase('result');
    const outcome = session.returned(round);
    setCaption(outcome);
    session.say(`${numberName(number, texts)}. ${outcome}`);
    if (round.win > round.stake) {
      sound(round.win >= 10 * round.stake ? 'winHigh' : 'win');
      felt(round.win >= 10 * round.stake ? 2 : 1);
    }
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
    landed: phase === 'betting' ? null : landed,
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
    takeOff: (spot: string) => phase === 'betting' && chips.takeOff(spot),
    clear,
    repeat,
    spin,
  };
}

function placedIn(round: Round | undefined | null): Placed[] {
  return round?.outcome.kind === 'roulette' ? round.outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
