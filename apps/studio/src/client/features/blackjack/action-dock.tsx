/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { BlackjackTable, HandAction } from './use-blackjack.ts';
import './docks.css';

const order: HandAction[] = ['surrender', 'double', 'split', 'stand', 'hit'];

/** The player's turn: what the server allows, with the further stake it takes. */
export function ActionDock({ session, game }: { session: PlaySession; game: BlackjackTable }) {
  const { texts, money } = session;
  if (game.phase === 'INSURANCE') return <InsuranceOffer session={session} game={game} />;
  const offered = order.filter((action) => action !== 'surrender' || game.rules.lateSurrender);
  const cost = (action: HandAction) => game.actions.find((one) => one.action === action)?.cost ?? 0;
  const open = (action: HandAction) => game.actions.some((one) => one.action === action);
  return (
    <div class={`action-dock action-dock--of-${offered.length}`}>
      {offered.map((action) => (
        <button
          key={action}
          aria-labelledby={`action-${action}`}
          aria-describedby={`action-${action}-cost`}
          type="button"
          class={`action-dock__action action-dock__action--${action}`}
          disabled={!open(action)}
          onClick={() => game.takeAction(action)}
        >
          <span id={`action-${action}`}>{texts.blackjack[action]}</span>
          <small id={`action-${action}-cost`} class="figures">
            {cost(action) > 0 && `+${money(cost(action))}`}
            {action === 'surrender' && open(action) && texts.blackjack.halfReturned(money(game.handStake / 2))}
          </small>
        </button>
      ))}
    </div>
  );
}

/** Declining comes first and is the prominent answer: the offer loses more often than it wins, and says so. */
function InsuranceOffer({ session: { texts, money }, game }: { session: PlaySession; game: BlackjackTable }) {
  const offer = game.actions.find(({ action }) => action === 'insurance');
  return (
    <div class="insurance" role="alert">
      <p class="figures">{offer && texts.blackjack.insuranceText(money(offer.cost))}</p>
      <div class="insurance__answers">
        <button
          type="button"
          class="text-button text-button--accent"
          disabled={!offer}
          onClick={() => game.insure(false)}
        >
          {texts.blackjack.noInsurance}
        </button>
        <button type="button" class="text-button" disabled={!offer} onClick={() => game.insure(true)}>
          {texts.blackjack.insurance}
        </button>
      </div>
    </div>
  );
}
