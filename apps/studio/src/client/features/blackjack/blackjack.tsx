/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/play-session.ts';
import { useStore } from '../../lib/store.ts';
import { useKeyPress } from '../../ui/key-press.ts';
import { Readout } from '../../ui/readout.tsx';
import { ActDock } from './act-dock.tsx';
import { BetDock } from './bet-dock.tsx';
import { Dealer } from './dealer.tsx';
import { Felt } from './felt.tsx';
import { Hand } from './hand.tsx';
import { totalOnTable } from './story.ts';
import { type HandAction, useBlackjack } from './use-blackjack.ts';
import './blackjack.css';

const keys: Record<string, HandAction> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };

/** The table: dealer above, the player's hands below, and under them what can be done now. */
export function Blackjack({ session, covered }: { session: PlaySession; covered: boolean }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const game = useBlackjack(session, covered);
  const { table, round } = game;
  useKeyPress((key) => {
    const chip = game.stakes.chips[Number(key) - 1];
    if (chip) game.addChip(chip);
    if (key === 'Enter' && game.betting) void game.deal();
    const action = keys[key.toLowerCase()];
    if (action && game.actions.some((open) => open.action === action)) game.act(action);
  });
  const settled = game.betting && round !== null && round.win > 0;
  const won = settled && round.win > round.stake;
  const hands = table?.hands ?? [];
  return (
    <div class="blackjack" data-phase={game.betting ? 'betting' : (game.phase ?? 'dealing')}>
      <div class="blackjack__table">
        <div class="blackjack__shoe" data-shoe aria-hidden="true">
          <img src="/art/cards/back.webp" alt="" />
          <img src="/art/cards/back.webp" alt="" />
          <img src="/art/cards/back.webp" alt="" />
        </div>
        {table ? (
          <Dealer key={round?.roundId} session={session} table={table} still={game.still} />
        ) : (
          <div class="place place--dealer" />
        )}
        <Felt texts={texts} />
        <p class={`blackjack__caption figures${won ? ' blackjack__caption--won' : ''}`}>
          {game.caption}
          {table && table.insurance > 0 && (
            <span class="blackjack__insured">{texts.blackjack.insured(money(table.insurance))}</span>
          )}
        </p>
        <div
          class="blackjack__hands"
          style={{ '--hands': String(Math.max(1, hands.length)) }}
          data-hands={hands.length}
        >
          {hands.length === 0 && <div class="place place--player" />}
          {hands.map((hand, place) => (
            <Hand
              key={`${round?.roundId}-${place}`}
              session={session}
              hand={hand}
              total={totalOnTable(table!, place)}
              place={place}
              several={hands.length > 1}
              active={game.activeHand === place && hands.length > 1}
              still={game.still}
              unit={game.stakes.step}
            />
          ))}
        </div>
      </div>
      <div class="dock blackjack__dock">
        <Readout name={texts.balance} value={money(balance)} />
        <Readout
          name={texts.stake}
          value={money(game.over && game.betting ? game.stake : (round?.stake ?? game.stake))}
        />
        <Readout
          name={settled && !won ? texts.returned : texts.win}
          value={money(settled ? round.win : 0)}
          bright={won}
        />
        <div class="blackjack__controls">
          {game.over ? <BetDock session={session} game={game} /> : <ActDock session={session} game={game} />}
        </div>
      </div>
    </div>
  );
}
