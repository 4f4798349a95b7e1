import type { SpotStakes } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { betsOf, type Placed, totalOf } from '../../../lib/stake/chips.ts';
import { useChips } from '../../../lib/stake/use-chips.ts';
import { sound } from '../../../lib/win/sound.ts';
import { useNextBet } from '../next/use-next-bet.ts';
import type { Live } from '../use-live.ts';
import { type ChipsNow, captionOf, modeOf } from './caption.ts';

/** How the chips of a table become bets of its engine, and bets chips. */
export interface ChipRules {
  nameOf(spot: string): string;
  mostOn?(spot: string): number;
  /** Where the game's own stakes are not those of chips. */
  stakes?: SpotStakes;
  /** The bets that are asked for when these chips are placed. */
  betsFrom(placed: readonly Placed[]): { chips: Placed[]; bet: unknown }[];
  chipsOf(bet: unknown): Placed[];
}

/** Chips that are laid, and those that are bets in the round; what is laid stays until it is placed or taken away. */
export function useChipBets(session: PlaySession, live: Live, rules: ChipRules, covered: boolean) {
  const { texts, round, own, isOpen, isRevealed, result } = live;
  const { money, opened } = session;
  const { mostBets } = opened.live!;
  const chips = useChips(session, rules, { laid: [], former: [] });
  const [placing, setPlacing] = useState(false);
  const [said, setSaid] = useState('');
  const number = round?.number;

  const laid = chips.placed;
  const inRound = own.flatMap((bet) => rules.chipsOf(bet.bet));
  // Chips for the next round take the place of those whose round is over.
  const lying = isRevealed && laid.length > 0 ? [] : inRound;
  const left = mostBets - own.length;
  const asked = rules.betsFrom(laid);

  // What was said of one round is not said of the next.
  useEffect(() => setSaid(''), [number, round?.state === 'OPEN']);
  // What lay in a round can be laid again in the next, also after the page was loaded again.
  const former = JSON.stringify(betsOf(inRound));
  const kept = useRef(former);
  useEffect(() => {
    if (inRound.length === 0 || kept.current === former) return;
    kept.current = former;
    chips.keep(betsOf(inRound));
  }, [former]);

  const next = useNextBet(session, live, place);
  const canLay = !covered && !placing && !next.waits;

  /** Places what is laid; answers how much of it is in the round. Minor units. */
  async function place(): Promise<number> {
    if (!isOpen || placing || laid.length === 0) return 0;
    setPlacing(true);
    sound('press');
    let rest = [...laid];
    for (const { chips: these, bet } of asked) {
      if (!(await live.place(bet))) {
        tellKept();
        break;
      }
      const spots = new Set(these.map(({ spot }) => spot));
      rest = rest.filter(({ spot }) => !spots.has(spot));
    }
    chips.lay(rest);
    setPlacing(false);
    return totalOf(laid) - totalOf(rest);
  }

  /** A late bet is refused by the casino; the sentence of this screen says what becomes of the chips. */
  function tellKept(): void {
    const { refusal } = session.state.get();
    if (refusal?.code === 'BETS_CLOSED') session.state.set({ refusal: { ...refusal, message: texts.kept } });
  }

  async function takeBack(): Promise<void> {
    if (!isOpen || placing) return;
    setPlacing(true);
    for (const bet of own) if (bet.state === 'PLACED') await live.takeBack(bet);
    setPlacing(false);
    setSaid(texts.tookBack);
  }

  const now: ChipsNow = {
    round,
    isOpen,
    isRevealed,
    waits: next.waits,
    placing,
    laid: { stake: chips.total, chips: laid.length, bets: asked.length },
    inRound: { stake: totalOf(inRound), bets: own.length },
    mostBets,
  };
  const actions = {
    place: { can: laid.length > 0 && asked.length <= left, run: () => void place() },
    'take-back': { can: own.some(isPlaced), run: () => void takeBack() },
    wait: {
      can: next.can && laid.length > 0 && asked.length <= mostBets,
      run: () => next.wait(money(chips.total)),
    },
    'let-go': { can: true, run: next.takeBack },
  };
  const mode = modeOf(now);
  const can = !placing && !covered && actions[mode].can;

  return {
    chips,
    /** On the cloth: what is in the round and what is laid, a sum a place. */
    bets: betsOf([...lying, ...laid]),
    isLaid: (spot: string) => laid.some((chip) => chip.spot === spot),
    staked: next.waits ? chips.total : totalOf(lying) + chips.total,
    caption: captionOf(now, { session, texts, result, said, canWait: next.can }),
    mode,
    can,
    canLay,
    canUndo: canLay && laid.length > 0,
    canClear: canLay && laid.length > 0,
    canRepeat: canLay && laid.length === 0 && chips.former.length > 0,
    canDouble: canLay && (laid.length > 0 || inRound.length > 0),
    press: actions[mode].run,
    put(spot: string): void {
      if (canLay) chips.put(spot, laid);
    },
    /** Several chips at once, all of them or none. */
    lay: (bets: readonly Placed[]): boolean => canLay && chips.repeat(bets, laid),
    takeOff(spot: string): void {
      if (canLay) chips.takeOff(spot);
    },
    clear: () => chips.clear(),
    repeat: () => void chips.repeat(),
    /** As much again of what is laid; with nothing laid, as much again of what is in the round. */
    double: () => void chips.repeat(laid.length > 0 ? laid : betsOf(inRound), laid),
    pickChip(place: number): void {
      const picked = chips.stakes.chips[place];
      if (picked !== undefined) chips.setChip(picked);
    },
  };
}

export type ChipBets = ReturnType<typeof useChipBets>;

const isPlaced = ({ state }: { state: string }) => state === 'PLACED';
