import { useEffect, useMemo, useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { clockOf } from '../../lib/round/server-clock.ts';
import type { Answer, AnsweredBet, OwnBet, SignedReceipt, TableView } from '../../lib/round/wire.ts';
import type { LiveFace } from './face.ts';
import { LiveTable } from './live-table.ts';
import { isIn } from './own-bets.ts';
import { wordsOf } from './texts.ts';
import { useOwnResult } from './use-own-result.ts';
import { useRevealedRound } from './use-revealed-round.ts';

const nothingYet: Pick<TableView, 'others' | 'results' | 'watching' | 'words'> = {
  others: { bets: 0, players: 0, latest: [] },
  results: [],
  watching: 0,
  words: null,
};

/** A shared table on this page: its view, the player's bets in it, what of it may be shown now, and the actions. */
export function useLive(session: PlaySession, face: LiveFace) {
  const words = wordsOf(session.texts);
  const { opened, calls } = session;
  const table = useMemo(
    () =>
      new LiveTable({
        code: opened.game.code,
        codes: tablesOf(session),
        standing: opened.live?.standing ?? null,
        calls,
        onRefused: (refusal) => session.refuse(refusal),
      }),
    [session],
  );
  const clock = useMemo(() => clockOf(session), [session]);
  const { views, mine, balance, line } = useStore(table.state);
  const view = views[opened.game.code];
  const round = view?.round ?? null;
  const outcome = round?.outcome ?? null;
  const revealed = useRevealedRound(session, face, clock, round);
  const [asked, setAsked] = useState(0);

  useEffect(() => table.start(), [table]);
  useEffect(() => clock.keep(), [clock]);

  const isRevealed = round !== null && round.number === revealed;
  const own = mine.filter((bet) => bet.round === round?.number && isIn(bet));
  /** Whether what was decided of a bet may be shown. */
  const isShown = (bet: OwnBet) => bet.win !== null && (bet.round <= revealed || face.decidesEach === true);
  const hidden = mine.some((bet) => bet.win !== null && bet.round === round?.number && !isShown(bet));
  const decided = own.length > 0 && own.every((bet) => isShown(bet));

  // While something is decided that is not shown yet, the balance waits with it.
  useEffect(() => {
    session.state.set({ busy: hidden || asked > 0 || (own.length > 0 && !decided) });
    if (hidden || balance === null) return;
    session.showBalance(balance);
  }, [hidden, asked, balance, own.length, decided]);

  const result = useOwnResult(session, face, { round, mine, own, decided, isRevealed });

  /** Sends a request and keeps its answer; answers the bet, or nothing when it was refused, which the player sees. */
  async function send(request: () => Promise<Answer<AnsweredBet>>): Promise<OwnBet | undefined> {
    session.state.set({ refusal: null });
    setAsked((now) => now + 1);
    const answer = await request();
    setAsked((now) => now - 1);
    if (!answer.ok) {
      session.refuse(answer.error);
      return undefined;
    }
    table.keep(answer.data.bet, answer.data.balance);
    return answer.data.bet;
  }

  function stakeMoved(by: number): void {
    const { staked } = session.state.get();
    session.state.set({ staked: staked + by });
  }

  return {
    texts: words,
    clock,
    views,
    line,
    round,
    ...(view ?? nothingYet),
    /** The player's bets in the round that runs. */
    own,
    isShown,
    /** The outcome of this round lies open. */
    isRevealed,
    /** The outcome, of a curve once it has ended; null before. It may not be shown yet. */
    outcome,
    /** What the player's bets came to; null until that is shown, and in the next round. */
    result,
    /** Bets may be placed and taken back. */
    isOpen: round?.state === 'OPEN',
    asking: asked > 0,
    async place(bet: unknown): Promise<OwnBet | undefined> {
      if (!round) return undefined;
      const taken = session.noteBet(round, bet);
      let receipt: SignedReceipt | undefined;
      const placed = await send(async () => {
        const answer = await calls.place(round.number, bet);
        if (answer.ok) receipt = answer.data.receipt;
        return answer;
      });
      if (placed) {
        taken({ bet: placed, ...(receipt && { receipt }) });
        stakeMoved(placed.stake);
      }
      return placed;
    },
    async takeBack(bet: OwnBet): Promise<void> {
      const taken = await send(() => calls.takeBack(bet.betId));
      if (taken) stakeMoved(-taken.stake);
    },
    async cashOut(bet: OwnBet): Promise<void> {
      await send(() => calls.cashOut(bet.betId));
    },
  };
}

export type Live = ReturnType<typeof useLive>;

/** All tables of the casino, the session's own first. */
function tablesOf({ opened }: PlaySession): string[] {
  const { code } = opened.game;
  const others = opened.live?.tables.map((table) => table.code).filter((one) => one !== code) ?? [];
  return [code, ...others];
}
