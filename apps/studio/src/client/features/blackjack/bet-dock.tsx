/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { ChipPicker } from '../../ui/chips/chip-picker.tsx';
import { Icon } from '../../ui/page/icons.tsx';
import { RoundButton } from '../../ui/stake/round-button.tsx';
import type { BlackjackTable } from './use-blackjack.ts';
import './docks.css';

/** Between rounds: chips that are added to the stake, and the deal. */
export function BetDock({ session, game }: { session: PlaySession; game: BlackjackTable }) {
  const { texts, money } = session;
  return (
    <div class="bet-dock">
      <ChipPicker
        session={session}
        chips={game.stakes.chips}
        unit={game.stakes.step}
        canTake={game.canAdd}
        onPick={game.addChip}
      />
      <div class="bet-dock__row">
        <button
          type="button"
          class="dock-button"
          disabled={!game.betting || game.stake === 0}
          onClick={game.clearStake}
        >
          <Icon name="clear" />
          <span>{texts.clear}</span>
        </button>
        <RoundButton
          name={texts.blackjack.deal}
          disabled={!game.canDeal}
          restMs={game.restMs}
          restKey={game.restKey}
          onPress={() => void game.deal()}
        />
        <p class="bet-dock__limits figures">{texts.blackjack.limits(money(game.stakes.min), money(game.stakes.max))}</p>
      </div>
    </div>
  );
}
