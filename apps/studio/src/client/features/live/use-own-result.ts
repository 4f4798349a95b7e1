import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { OwnBet, TableView } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { tierOf, type WinTier } from '../../lib/win/win-tier.ts';
import type { LiveFace } from './face.ts';
import { wordsOf } from './texts.ts';

/** What the player's bets in a round came to, once all of it is on the table. */
interface OwnResult {
  round: number;
  stake: number;
  win: number;
  tier: WinTier;
}

interface OwnRound {
  round: TableView['round'];
  /** The player's bets in all rounds, and those in this one. */
  mine: readonly OwnBet[];
  own: readonly OwnBet[];
  /** There are bets in this round, and what came of all of them may be shown. */
  decided: boolean;
  /** The outcome of this round lies open. */
  isRevealed: boolean;
}

/** Tells the player and the casino's page, once each, how a round ended; what the bets came to until the next round. */
export function useOwnResult(
  session: PlaySession,
  face: LiveFace,
  { round, mine, own, decided, isRevealed }: OwnRound,
) {
  const outcome = round?.outcome ?? null;
  const [result, setResult] = useState<OwnResult | null>(null);
  // What is over with its round is said once.
  const saidOnce = useRef(0);
  useEffect(() => {
    if (!round || !decided || !isRevealed || saidOnce.current === round.number) return;
    saidOnce.current = round.number;
    const stake = own.reduce((sum, bet) => sum + bet.stake, 0);
    const win = own.reduce((sum, bet) => sum + bet.win!, 0);
    const tier = tierOf((win * 100) / stake);
    setResult({ round: round.number, stake, win, tier });
    session.say(`${face.said(outcome, session)}. ${session.returned({ win, stake })}`);
    void celebrate({ win, stake });
  }, [decided, isRevealed, round?.number]);
  // The casino has answered for all of them.
  const settled = decided && own.every(({ state }) => state === 'CLOSED' || state === 'HELD' || state === 'DENIED');
  useEffect(() => {
    if (!round || !settled || !isRevealed) return;
    for (const bet of own) {
      tellCasino(session, bet);
      session.device?.noteBet(bet);
    }
    const message = own.some(({ state }) => state === 'HELD')
      ? session.texts.beingChecked
      : own.some(({ state }) => state === 'DENIED') && session.texts.notPaid;
    if (message) session.state.set({ refusal: { code: 'ROUND_PENDING', message } });
    void session.refreshBalance();
    void session.keepReceipts(round.number, own);
  }, [settled, isRevealed, round?.number]);
  useEffect(() => {
    if (isRevealed && own.length === 0) session.say(face.said(outcome, session));
  }, [isRevealed]);
  const isOver = round?.state === 'VOID' && mine.some((bet) => bet.round === round.number);
  useEffect(() => {
    if (!isOver) return;
    session.say(wordsOf(session.texts).void);
    session.state.set({ refusal: { code: 'BETS_CLOSED', message: wordsOf(session.texts).void } });
    void session.refreshBalance();
  }, [isOver]);
  return result && result.round === round?.number ? result : null;
}

function tellCasino(session: PlaySession, { betId, stake, win, state }: OwnBet): void {
  const ended = state === 'HELD' || state === 'DENIED' ? state : 'CLOSED';
  session.casino.tell({ type: 'round', roundId: betId, state: ended, stake, win: win ?? 0 });
}
