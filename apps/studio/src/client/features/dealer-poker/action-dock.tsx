/** @jsxImportSource preact */

import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Readout } from '../../ui/readout/readout.tsx';
import type { DealerPokerTable } from './use-dealer-poker.ts';
import './action-dock.css';

/** The player's turn: a further stake, with what it takes, or none. */
export function ActionDock({ session, game }: { session: PlaySession; game: DealerPokerTable }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const { actionNames, words, choosing, decision, stake, atStake } = game;
  return (
    <>
      <Readout name={texts.balance} value={money(balance)} />
      <div class="dealer-actions">
        <button type="button" class="dealer-actions__action" disabled={!choosing} onClick={game.otherwise}>
          <span>{actionNames.otherwise}</span>
        </button>
        <button
          type="button"
          class="dealer-actions__action dealer-actions__action--raise"
          disabled={!choosing}
          aria-describedby="dealer-actions-cost"
          onClick={game.raise}
        >
          <span>{actionNames.raise}</span>
          <small id="dealer-actions-cost" class="figures">
            {decision && words.gained(money(decision.raise * stake))}
          </small>
        </button>
      </div>
      <Readout name={words.onTable} value={money(atStake)} />
    </>
  );
}
