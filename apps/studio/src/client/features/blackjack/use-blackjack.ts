import type { RoundCall } from '@fairhouse/contract/play';
import type { BlackjackOutcome, BlackjackStakes } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { celebrate } from '../../lib/celebrate.ts';
import { pause } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useStore } from '../../lib/store.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRest } from '../../lib/use-rest.ts';
import { useWinCount } from '../../lib/use-win-count.ts';
import { tierOf } from '../../lib/win-tier.ts';
import type { Round } from '../../lib/wire.ts';
import { tableIn } from './room.ts';
import { beatOf, boxOf, firstStakeOf, type TableSeen, tableAfter, totalOf } from './story.ts';
import { useBoxes } from './use-boxes.ts';
import { totalText } from './words.ts';

/** Between two events that are told at once. */
const hurriedMs = 30;

export type BlackjackRound = Round<BlackjackOutcome>;
export type HandAction = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** The table's state and its verbs: stake, deal, act, insure. */
export function useBlackjack(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const stakes = opened.stakes as BlackjackStakes;
  const { rules, boxed, theme } = tableIn(session);
  const { balance } = useStore(session.state);
  const kept = blackjackRound(opened.openRound);
  const left = kept ?? blackjackRound(opened.lastRound);
  const [round, setRound] = useState<BlackjackRound | null>(left);
  const replayed = blackjackRound(session.replay?.end ?? null);
  const boxes = useBoxes(session, {
    boxes: rules.boxes,
    max: stakes.max,
    kept: (kept ?? replayed)?.outcome ?? null,
    left: left?.outcome ?? null,
  });
  const [told, setTold] = useState(left?.outcome.events.length ?? 0);
  const [arrived, setArrived] = useState(true);
  const [still, setStill] = useState(true);
  const [working, setWorking] = useState(false);
  const [stake, setStake] = useState(() => firstStake(replayed ?? left, stakes));
  const asked = boxed ? texts.blackjack.placeBoxes : texts.blackjack.placeBet;
  const [caption, setCaption] = useState(kept ? texts.blackjack.resumed : asked);
  const { counted, countUp, clearCount } = useWinCount();
  const { rest, rested, restMs, restKey } = useRest(session.pace);
  const toldNow = useRef(told);
  const hurried = useRef(false);

  /** A hand by its box, and by its number where several came of the box. */
  function nameOfHand(hands: readonly { box?: number }[], place: number): string {
    const { blackjack } = texts;
    if (!boxed) return blackjack.handNumber(place + 1);
    const box = boxOf(hands[place]!);
    const ofBox = hands.flatMap((hand, at) => (boxOf(hand) === box ? [at] : []));
    const name = blackjack.box(box + 1);
    return ofBox.length > 1 ? `${name}, ${blackjack.handNumber(ofBox.indexOf(place) + 1)}` : name;
  }

  const outcome = round?.outcome;
  const table: TableSeen | null = outcome ? tableAfter(outcome, told, arrived) : null;
  const over = !round || outcome?.phase === 'SETTLED';
  const betting = over && !working;
  const total = boxed ? boxes.total : stake;

  function addChip(chip: number) {
    if (!betting) return;
    if (stake + chip > stakes.max) {
      session.state.set({
        refusal: { code: 'STAKE_NOT_ALLOWED', message: texts.blackjack.stakeMost(money(stakes.max)) },
      });
      return;
    }
    sound('chip');
    session.state.set({ refusal: null });
    setStake(stake + chip);
  }

  /** What lies on the table after a round is taken off with the first chip of the next. */
  function putOn(box: number) {
    if (!betting) return;
    const lies = boxes.put(boxes.spots[box]!, round ? [] : boxes.placed);
    if (lies) changed();
  }

  function changed() {
    setRound(null);
    clearCount();
    setCaption(asked);
  }

  function takeOff(away: () => void) {
    if (!betting) return;
    boxes.take(away);
    changed();
  }

  async function play(call: RoundCall, body: object, fresh: boolean) {
    if (working || covered) return;
    session.state.set({ busy: true });
    setWorking(true);
    hurried.current = false;
    clearCount();
    setCaption('');
    const answered = blackjackRound((await session.play(call, body)) ?? null);
    if (!answered) {
      setCaption(over ? asked : '');
      setWorking(false);
      session.state.set({ busy: !over });
      return;
    }
    session.showStake(answered);
    setStill(false);
    if (fresh || answered.roundId !== round?.roundId) {
      setTold(0);
      toldNow.current = 0;
    }
    boxes.layRound(answered.outcome);
    setRound(answered);
    await tell(answered);
    setWorking(false);
    finish(answered);
  }

  async function tell({ outcome: { events } }: BlackjackRound) {
    for (const event of events.slice(toldNow.current)) {
      toldNow.current += 1;
      setTold(toldNow.current);
      setArrived(false);
      if (event.type === 'card' || event.type === 'reveal') sound('card');
      if (event.type === 'insurance' || event.type === 'double' || event.type === 'split') sound('chip');
      if (event.type === 'peek') setCaption(texts.blackjack.peek);
      await pause(hurried.current ? hurriedMs : beatOf(event));
      setArrived(true);
      if (event.type === 'peek') setCaption(event.blackjack ? '' : texts.blackjack.peekNo);
    }
  }

  function finish(answered: BlackjackRound) {
    const { phase, hands, activeHand, dealer, insurance } = answered.outcome;
    if (phase === 'PLAYER') {
      const hand = hands[activeHand]!;
      const words = totalText({ ...hand, blackjack: false }, texts);
      const which = hands.length > 1 ? `${nameOfHand(hands, activeHand)}. ` : '';
      setCaption(texts.blackjack.yourTurn(words));
      session.say(`${which}${texts.blackjack.yourTurn(words)} ${texts.blackjack.dealerHas(String(dealer.total))}`);
      return;
    }
    if (phase === 'INSURANCE') {
      setCaption('');
      return;
    }
    session.showResult(answered);
    session.state.set({ busy: false });
    const result = session.returned(answered);
    const insured =
      insurance.stake === 0
        ? ''
        : ` ${insurance.win > 0 ? texts.blackjack.insuranceWon(money(insurance.win)) : texts.blackjack.insuranceLost}`;
    setCaption(result + insured);
    const total = totalOf(dealer.cards, false);
    const each = hands
      .map(({ result: one }, i) =>
        hands.length > 1 && one ? `${nameOfHand(hands, i)}: ${texts.blackjack.results[one]}. ` : '',
      )
      .join('');
    session.say(`${total ? texts.blackjack.dealerHas(totalText(total, texts)) : ''} ${each}${result}${insured}`);
    const tier = tierOf((answered.win / answered.stake) * 100);
    celebrate(tier);
    countUp(answered.win, tier);
  }

  async function deal() {
    if (!betting || !rested || total < stakes.min || total > balance) {
      if (betting && total > balance) session.refuse({ code: 'NOT_ENOUGH_MONEY', message: texts.layout.balanceShort });
      return;
    }
    rest();
    await play('start', { bet: boxed ? { bets: boxes.bets } : { stake } }, true);
  }

  useEffect(() => soundWith(theme.sounds), [theme]);

  useReplay(session, { start: deal, act: (action) => play('act', { action }, false) });

  const handle = round && { roundId: round.roundId, step: round.step };
  const yours = !working && outcome && !over;
  return {
    rules,
    boxed,
    boxes,
    stakes,
    stake: total,
    round,
    counted,
    nameOfHand: (place: number) => nameOfHand(table?.hands ?? [], place),
    putOn,
    takeOff,
    canRepeat: betting && boxes.former.length > 0 && boxes.placed.length === 0,
    repeat: () => betting && boxes.repeat() && changed(),
    /** Tells the rest of what has come at once. */
    hurry() {
      if (working) hurried.current = true;
    },
    table,
    still,
    caption,
    betting,
    over,
    phase: outcome?.phase ?? null,
    activeHand: yours && outcome.phase === 'PLAYER' ? outcome.activeHand : -1,
    actions: yours ? outcome.actions : [],
    /** Of the hand in its turn. */
    handStake: outcome?.hands[outcome.activeHand]?.stake ?? 0,
    canDeal: betting && rested && total >= stakes.min,
    restMs,
    restKey,
    addChip,
    canAdd: (chip: number) => betting && stake + chip <= stakes.max,
    clearStake: () => betting && setStake(0),
    deal,
    act: (action: HandAction) => handle && void play('act', { ...handle, action }, false),
    insure: (take: boolean) => handle && void play('act', { ...handle, action: take ? 'insure' : 'decline' }, false),
  };
}

export type BlackjackTable = ReturnType<typeof useBlackjack>;

function blackjackRound(round: Round | null): BlackjackRound | null {
  return round?.outcome?.kind === 'blackjack' ? (round as BlackjackRound) : null;
}

function firstStake(round: BlackjackRound | null, stakes: BlackjackStakes): number {
  const hand = round?.outcome.hands[0];
  return hand ? firstStakeOf(hand) : stakes.chips[1]!;
}
