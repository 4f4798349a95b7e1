/** @jsxImportSource preact */

import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Readout } from '../../ui/readout/readout.tsx';
import type { DealerPokerTable } from './use-dealer-poker.ts';
import './act-dock.css';

/** The player's turn: a further stake, with what it takes, or none. */
export function ActDock({ session, game }: { session: PlaySession; game: DealerPokerTable }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const { acts, words, choosing, decision, stake, atStake } = game;
  return (
    <>
      <Readout name={texts.balance} value={money(balance)} />
      <div class="dealer-acts">
        <button type="button" class="dealer-acts__act" disabled={!choosing} onClick={game.otherwise}>
          <span>{acts.otherwise}</span>
        </button>
        <button
          type="button"
          class="dealer-acts__act dealer-acts__act--raise"
          disabled={!choosing}
          aria-describedby="dealer-acts-cost"
          onClick={game.raise}
        >
          <span>{acts.raise}</span>
          <small id="dealer-acts-cost" class="figures">
            {decision && words.gained(money(decision.raise * stake))}
          </small>
        </button>
      </div>
      <Readout name={words.onTable} value={money(atStake)} />
    </>
  );
}
