import type { RoundCall } from '@fairhouse/contract/play';
import type { BlackjackOutcome, BlackjackStakes } from '@fairhouse/game-math';
import { useRef, useState } from 'preact/hooks';
import { pause } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound } from '../../lib/sound.ts';
import { useStore } from '../../lib/store.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRest } from '../../lib/use-rest.ts';
import type { Round } from '../../lib/wire.ts';
import { beatOf, type TableSeen, tableAfter, totalOf } from './story.ts';
import { totalText } from './words.ts';

export type BlackjackRound = Round<BlackjackOutcome>;
export type HandAction = 'hit' | 'stand' | 'double' | 'split';

/** The table's state and its verbs: stake, deal, act, insure. */
export function useBlackjack(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const stakes = opened.stakes as BlackjackStakes;
  const { balance } = useStore(session.state);
  const kept = blackjackRound(opened.openRound);
  const left = kept ?? blackjackRound(opened.lastRound);
  const [round, setRound] = useState<BlackjackRound | null>(left);
  const [told, setTold] = useState(left?.outcome.events.length ?? 0);
  const [arrived, setArrived] = useState(true);
  const [still, setStill] = useState(true);
  const [working, setWorking] = useState(false);
  const [stake, setStake] = useState(() => firstStake(blackjackRound(session.replay?.end ?? null) ?? left, stakes));
  const [caption, setCaption] = useState(kept ? texts.blackjack.resumed : texts.blackjack.placeBet);
  const { rest, rested, restMs, restKey } = useRest(opened.minRoundMs);
  const toldNow = useRef(told);

  const outcome = round?.outcome;
  const table: TableSeen | null = outcome ? tableAfter(outcome, told, arrived) : null;
  const over = !round || outcome?.phase === 'SETTLED';
  const betting = over && !working;

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

  async function play(call: RoundCall, body: object, fresh: boolean) {
    if (working || covered) return;
    session.state.set({ busy: true });
    setWorking(true);
    setCaption('');
    const answered = blackjackRound((await session.play(call, body)) ?? null);
    if (!answered) {
      setCaption(over ? texts.blackjack.placeBet : '');
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
      await pause(beatOf(event));
      setArrived(true);
      if (event.type === 'peek') setCaption(event.blackjack ? '' : texts.blackjack.peekNo);
    }
  }

  function finish(answered: BlackjackRound) {
    const { phase, hands, activeHand, dealer, insurance } = answered.outcome;
    if (phase === 'PLAYER') {
      const hand = hands[activeHand]!;
      const words = totalText({ ...hand, blackjack: false }, texts);
      const which = hands.length > 1 ? `${texts.blackjack.handNumber(activeHand + 1)}. ` : '';
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
    const result =
      answered.win > answered.stake
        ? texts.youWon(money(answered.win))
        : answered.win > 0
          ? texts.youGotBack(money(answered.win))
          : texts.noWin;
    const insured =
      insurance.stake === 0
        ? ''
        : ` ${insurance.win > 0 ? texts.blackjack.insuranceWon(money(insurance.win)) : texts.blackjack.insuranceLost}`;
    setCaption(result + insured);
    const total = totalOf(dealer.cards, false);
    const each = hands
      .map(({ result: one }, i) =>
        hands.length > 1 && one ? `${texts.blackjack.handNumber(i + 1)}: ${texts.blackjack.results[one]}. ` : '',
      )
      .join('');
    session.say(`${total ? texts.blackjack.dealerHas(totalText(total, texts)) : ''} ${each}${result}${insured}`);
    if (answered.win > answered.stake) sound('win');
  }

  async function deal() {
    if (!betting || !rested || stake < stakes.min || stake > balance) {
      if (betting && stake > balance) session.refuse({ code: 'NOT_ENOUGH_MONEY', message: texts.layout.balanceShort });
      return;
    }
    rest();
    await play('start', { bet: { stake } }, true);
  }

  useReplay(session, { start: deal, act: (action) => play('act', { action }, false) });

  const handle = round && { roundId: round.roundId, step: round.step };
  const yours = !working && outcome && !over;
  return {
    stakes,
    stake,
    round,
    table,
    still,
    caption,
    betting,
    over,
    phase: outcome?.phase ?? null,
    activeHand: yours && outcome.phase === 'PLAYER' ? outcome.activeHand : -1,
    actions: yours ? outcome.actions : [],
    canDeal: betting && rested && stake >= stakes.min,
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
  return hand ? hand.stake / (hand.doubled ? 2 : 1) : stakes.chips[1]!;
}
