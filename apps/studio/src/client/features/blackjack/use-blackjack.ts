import type { RoundCall } from '@fairhouse/contract/play';
import type { BlackjackStakes } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRest } from '../../lib/round/use-rest.ts';
import type { Round } from '../../lib/round/wire.ts';
import { sound } from '../../lib/win/sound.ts';
import { type BlackjackRound, isOver } from './blackjack.states.ts';
import { tableIn } from './screen.ts';
import { nameOfHand } from './sentences.ts';
import { firstStakeOf, type TableSeen, tableAfter } from './story.ts';
import { useBoxes } from './use-boxes.ts';
import { useShownRound } from './use-shown-round.ts';

export type HandAction = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** The table's commands over its states: stake, deal, take an action, insure. */
export function useBlackjack(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const stakes = opened.stakes as BlackjackStakes;
  const { rules, boxed } = tableIn(session);
  const { balance } = useStore(session.state);
  const kept = blackjackRound(opened.openRound);
  const left = kept ?? blackjackRound(opened.lastRound);
  const replayed = blackjackRound(session.replay?.end ?? null);
  const boxes = useBoxes(session, {
    boxes: rules.boxes,
    max: stakes.max,
    kept: (kept ?? replayed)?.outcome ?? null,
    left: left?.outcome ?? null,
  });
  const asked = boxed ? texts.blackjack.placeBoxes : texts.blackjack.placeBet;
  const { state, change, counted, clearCount, begin, hurry, show } = useShownRound(
    session,
    left,
    kept ? texts.blackjack.resumed : asked,
  );
  const { round, shown, arrived, still, caption } = state;
  const { rest, rested, restMs, restKey } = useRest(session.pace);

  const outcome = round?.outcome;
  const table: TableSeen | null = outcome ? tableAfter(outcome, shown, arrived) : null;
  const over = isOver(state);
  const working = state.phase !== 'idle';
  const betting = over && !working;
  const { stake, addChip, canAdd, clearStake } = useSingleStake(session, firstStake(replayed ?? left, stakes), betting);
  const total = boxed ? boxes.total : stake;

  function changed() {
    clearCount();
    change({ type: 'stakesChanged', caption: asked });
  }

  /** What lies on the table after a round is taken off with the first chip of the next. */
  function putOn(box: number) {
    if (betting && boxes.put(boxes.spots[box]!, round ? [] : boxes.placed)) changed();
  }

  function takeOff(away: () => void) {
    if (!betting) return;
    boxes.take(away);
    changed();
  }

  async function play(call: RoundCall, body: object, fresh: boolean) {
    if (working || covered) return;
    session.state.set({ busy: true });
    begin();
    const answered = blackjackRound((await session.play(call, body)) ?? null);
    if (!answered) {
      change({ type: 'refused', caption: over ? asked : '' });
      session.state.set({ busy: !over });
      return;
    }
    session.showStake(answered);
    const from = fresh || answered.roundId !== round?.roundId ? 0 : shown;
    boxes.layRound(answered.outcome);
    await show(answered, from);
  }

  async function deal() {
    if (!betting || !rested || total < stakes.min || total > balance) {
      if (betting && total > balance) session.refuse({ code: 'NOT_ENOUGH_MONEY', message: texts.layout.balanceShort });
      return;
    }
    rest();
    await play('start', { bet: boxed ? { bets: boxes.bets } : { stake } }, true);
  }

  useReplay(session, { start: deal, takeAction: (action) => play('act', { action }, false) });

  const yours = !working && outcome && !over;
  const takeAction = (action: string) =>
    round && void play('act', { roundId: round.roundId, step: round.step, action }, false);
  return {
    rules,
    boxed,
    boxes,
    stakes,
    stake: total,
    round,
    counted,
    nameOfHand: (place: number) => nameOfHand(table?.hands ?? [], place, boxed, texts),
    putOn,
    takeOff,
    canRepeat: betting && boxes.former.length > 0 && boxes.placed.length === 0,
    repeat: () => betting && boxes.repeat() && changed(),
    /** Shows the rest at once. */
    hurry: () => working && session.pace.skip && hurry(),
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
    canAdd,
    clearStake,
    deal,
    takeAction: (action: HandAction) => takeAction(action),
    insure: (take: boolean) => takeAction(take ? 'insure' : 'decline'),
  };
}

/** The stake of a table with one place for it. */
function useSingleStake({ texts, money, opened, state }: PlaySession, first: number, betting: boolean) {
  const { max } = opened.stakes as BlackjackStakes;
  const [stake, setStake] = useState(first);
  return {
    stake,
    addChip(chip: number) {
      if (!betting) return;
      if (stake + chip > max) {
        const message = texts.blackjack.stakeMost(money(max));
        state.set({ refusal: { code: 'STAKE_NOT_ALLOWED', message } });
        return;
      }
      sound('chip');
      state.set({ refusal: null });
      setStake(stake + chip);
    },
    canAdd: (chip: number) => betting && stake + chip <= max,
    clearStake: () => betting && setStake(0),
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
