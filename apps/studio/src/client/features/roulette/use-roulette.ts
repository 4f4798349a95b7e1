import { type RouletteStakes, rouletteSpots } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pause } from '../../lib/motion.ts';
import { betsOf, type Placed, takeOff, totalOf } from '../../lib/placed.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound } from '../../lib/sound.ts';
import { useStore } from '../../lib/store.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRest } from '../../lib/use-rest.ts';
import type { Round } from '../../lib/wire.ts';
import { type Placing, place } from './chips.ts';
import { numberName, spotName } from './spot-name.ts';
import type { WheelDrive } from './wheel.tsx';

export type Phase = 'betting' | 'spinning' | 'result';

const mostLastNumbers = 12;

/** The table's state and its verbs: put a chip, take it back, repeat, spin. */
export function useRoulette(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const stakes = opened.stakes as RouletteStakes;
  const { balance } = useStore(session.state);
  const left = [opened.openRound, opened.lastRound].find((round) => round?.outcome?.kind === 'roulette');
  const leftNumber = left?.outcome.kind === 'roulette' ? left.outcome.number : null;
  const drive = useRef<WheelDrive>(null);
  const [phase, setPhase] = useState<Phase>('betting');
  const [chip, setChip] = useState(stakes.chips[0]!);
  const [placed, setPlaced] = useState<Placed[]>(placedIn(session.replay?.end));
  const [former, setFormer] = useState<Placed[]>(placedIn(left));
  const [numbers, setNumbers] = useState<number[]>(leftNumber === null ? [] : [leftNumber]);
  const [result, setResult] = useState<Round | null>(null);
  const [landed, setLanded] = useState<number | null>(null);
  const { rest, rested, restMs, restKey } = useRest(opened.minRoundMs);
  const [caption, setCaption] = useState(texts.roulette.placeBets);

  useEffect(() => {
    void session.calls.rounds().then((answer) => {
      if (!answer.ok) return;
      const known = answer.data.rounds.flatMap(({ outcome }) => (outcome?.kind === 'roulette' ? [outcome.number] : []));
      setNumbers((seen) => (seen.length <= 1 ? known.slice(0, mostLastNumbers) : seen));
    });
  }, [session]);

  const open = phase === 'betting' || phase === 'result';
  const total = totalOf(placed);
  const ready = open && rested && total > 0;

  /** After a result the chips are taken off with the first new one. */
  const table = phase === 'result' ? [] : placed;

  function refuse(placing: Placing, spot: string) {
    if (placing.ok) return;
    const message = {
      spot_full: () =>
        texts.roulette.spotFull(spotName(rouletteSpots[spot]!, texts), money('most' in placing ? placing.most : 0)),
      table_full: () => texts.roulette.tableFull(money('most' in placing ? placing.most : 0)),
      too_many_spots: () => texts.roulette.tooManySpots,
      balance_short: () => texts.roulette.balanceShort,
    }[placing.reason]();
    const code = placing.reason === 'balance_short' ? 'NOT_ENOUGH_MONEY' : 'STAKE_NOT_ALLOWED';
    session.state.set({ refusal: { code, message } });
  }

  function put(spot: string) {
    if (!open) return;
    const placing = place(table, { spot, stake: chip }, stakes, balance);
    if (!placing.ok) return refuse(placing, spot);
    sound('chip');
    session.state.set({ refusal: null });
    setPhase('betting');
    setResult(null);
    setPlaced(placing.placed);
    setCaption(
      texts.roulette.onSpot(
        spotName(rouletteSpots[spot]!, texts),
        money(totalOf(placing.placed.filter((one) => one.spot === spot))),
      ),
    );
  }

  function clearTable() {
    setPhase('betting');
    setResult(null);
    setPlaced([]);
    setCaption(texts.roulette.placeBets);
  }

  function repeat() {
    let again: Placed[] = [];
    for (const bet of former) {
      const placing = place(again, bet, stakes, balance);
      if (!placing.ok) return refuse(placing, bet.spot);
      again = placing.placed;
    }
    sound('chip');
    setPhase('betting');
    setResult(null);
    setPlaced(again);
    setCaption(texts.roulette.placeBets);
  }

  async function spin() {
    if (!ready || covered || session.state.get().busy) return;
    const bets = betsOf(placed);
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
      setCaption(texts.roulette.placeBets);
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
    setFormer(bets);
    setResult(round);
    setPhase('result');
    const outcome =
      round.win > round.stake
        ? texts.youWon(money(round.win))
        : round.win > 0
          ? texts.youGotBack(money(round.win))
          : texts.noWin;
    setCaption(outcome);
    session.say(`${numberName(number, texts)}. ${outcome}`);
    if (round.win > round.stake) sound('win');
  }

  useReplay(session, { start: spin });

  return {
    stakes,
    drive,
    phase,
    chip,
    setChip,
    bets: betsOf(placed),
    total,
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
    canRepeat: open && former.length > 0 && (phase === 'result' || placed.length === 0),
    canClear: open && placed.length > 0,
    put,
    takeOff: (spot: string) => phase === 'betting' && setPlaced(takeOff(placed, spot)),
    undo: () => setPlaced(placed.slice(0, -1)),
    clearTable,
    repeat,
    spin,
  };
}

function placedIn(round: Round | undefined | null): Placed[] {
  return round?.outcome.kind === 'roulette' ? round.outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
