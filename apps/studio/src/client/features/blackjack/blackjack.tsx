/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import { useFurther } from '../../lib/page/use-further.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { ChipDock } from '../../ui/chips/chip-dock.tsx';
import { Readout } from '../../ui/readout/readout.tsx';
import { WinReadout } from '../../ui/readout/win-readout.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { ActionDock } from './action-dock.tsx';
import { BetDock } from './bet-dock.tsx';
import { Boxes } from './boxes.tsx';
import { Dealer } from './dealer.tsx';
import { Felt } from './felt.tsx';
import { Hand } from './hand.tsx';
import { totalOnTable } from './story.ts';
import { type HandAction, useBlackjack } from './use-blackjack.ts';
import '../../ui/readout/win-light.css';
import './blackjack.css';

const keys: Record<string, HandAction> = { h: 'hit', s: 'stand', d: 'double', p: 'split', g: 'surrender' };

/** The table: dealer above, the player's hands below, and under them what can be done now. */
export function Blackjack({ session, covered }: { session: PlaySession; covered: boolean }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const game = useBlackjack(session, covered);
  const cloth = useRef<HTMLDivElement>(null);
  const further = useFurther(cloth);
  const { table, round } = game;
  useKeyPress((key) => {
    const place = Number(key) - 1;
    const chip = game.stakes.chips[place];
    if (game.boxed && place >= 0 && place < game.boxes.spots.length) game.putOn(place);
    else if (!game.boxed && chip) game.addChip(chip);
    if (game.boxed && (key === 'ArrowUp' || key === 'ArrowDown')) game.boxes.stepChip(key === 'ArrowUp');
    if (key === 'Enter') {
      if (game.betting) void game.deal();
      else game.hurry();
    }
    const action = keys[key.toLowerCase()];
    if (action && game.actions.some((open) => open.action === action)) game.takeAction(action);
  });
  const settled = game.betting && round !== null && round.win > 0;
  const won = settled && round.win > round.stake;
  const tier = settled && !game.still ? tierOf((round.win / round.stake) * 100) : 0;
  // What lay there when the screen was opened is not counted up again.
  const wonShown = settled ? (game.still ? round.win : game.counted) : 0;
  const hands = table?.hands ?? [];
  return (
    // A touch of the table tells the rest of what has come at once; keys do so too.
    <div
      class={`blackjack${game.boxed ? ' blackjack--boxes' : ''}`}
      data-phase={game.betting ? 'betting' : (game.phase ?? 'dealing')}
      onPointerDown={game.hurry}
    >
      <div class="blackjack__table win-light" data-tier={tier} ref={cloth} data-further={further}>
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
        <Felt texts={texts} rules={game.rules} />
        <p class={`blackjack__caption figures${won ? ' blackjack__caption--won' : ''}`}>
          {game.caption}
          {table && table.insurance > 0 && (
            <span class="blackjack__insured">{texts.blackjack.insured(money(table.insurance))}</span>
          )}
        </p>
        {game.boxed ? (
          <Boxes session={session} game={game} />
        ) : (
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
                name={hands.length > 1 ? game.nameOfHand(place) : texts.blackjack.hand}
                beside={place > 0}
                active={game.activeHand === place && hands.length > 1}
                still={game.still}
                unit={game.stakes.step}
              />
            ))}
          </div>
        )}
      </div>
      {game.boxed && game.over ? (
        <ChipDock
          session={session}
          total={game.stake}
          win={wonShown}
          won={won}
          chips={game.boxes}
          table={{
            open: game.betting,
            canUndo: game.betting && !round && game.boxes.placed.length > 0,
            canClear: game.betting && game.boxes.placed.length > 0,
            clear: () => game.takeOff(game.boxes.clear),
            canRepeat: game.canRepeat,
            repeat: game.repeat,
          }}
          press={{
            name: texts.blackjack.deal,
            disabled: !game.canDeal,
            restMs: game.restMs,
            restKey: game.restKey,
            run: () => void game.deal(),
          }}
        />
      ) : (
        <div class="dock blackjack__dock">
          <Readout name={texts.balance} value={money(balance)} />
          <Readout
            name={texts.stake}
            value={money(game.over && game.betting ? game.stake : (round?.stake ?? game.stake))}
          />
          <WinReadout session={session} win={wonShown} won={won} />
          <div class="blackjack__controls">
            {game.over ? <BetDock session={session} game={game} /> : <ActionDock session={session} game={game} />}
          </div>
        </div>
      )}
    </div>
  );
}
