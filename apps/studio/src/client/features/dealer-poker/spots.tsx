/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { SpotShown } from './spots-shown.ts';
import type { DealerPokerTable } from './use-dealer-poker.ts';
import './spots.css';

/** The places for stakes: what lies there, and in the end what came of each. */
export function Spots({ session, game }: { session: PlaySession; game: DealerPokerTable }) {
  const { words, spots } = game;
  return (
    <ul class="spots figures" aria-label={words.stakes}>
      {spots.map((one, i) => (
        <li key={`${i}`}>
          <Spot session={session} game={game} one={one} />
        </li>
      ))}
    </ul>
  );
}

function Spot({ session: { money }, game, one }: { session: PlaySession; game: DealerPokerTable; one: SpotShown }) {
  const { words, actionNames, round } = game;
  const { spot, stake, returned, bonus } = one;
  const name = spot === 'side' ? words.side : actionNames[spot];
  const end = returned === null ? '' : returned > stake ? 'won' : returned === stake ? 'back' : 'lost';
  const result =
    end === 'won'
      ? words.gained(money(returned! - stake))
      : end === 'back'
        ? words.back
        : end === 'lost'
          ? words.lost
          : '';
  const inside = (
    <>
      <span class="spot__name">{name}</span>
      <span class="spot__bed">
        {stake > 0 && (
          <span class="spot__chips">
            <i aria-hidden="true" />
            <b>{money(stake)}</b>
          </span>
        )}
      </span>
      <span class="spot__result">
        {result}
        {bonus > 0 && end && <em> {words.bonus(money(bonus))}</em>}
      </span>
    </>
  );
  const className = `spot spot--${spot}${end ? ` spot--${end}` : ''}`;
  if (spot !== 'side') return <div class={className}>{inside}</div>;
  return (
    <button
      type="button"
      class={className}
      aria-pressed={stake > 0}
      aria-label={`${words.sideOn}${result ? `, ${result}` : ''}`}
      disabled={!round.idle || round.open !== null}
      onClick={(event) => {
        game.toggleSide();
        // Touched or clicked, the next press of Space is for the deal.
        if (event.detail > 0) event.currentTarget.blur();
      }}
    >
      {inside}
    </button>
  );
}
