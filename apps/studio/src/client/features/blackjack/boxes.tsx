/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { PlacedChip } from '../../ui/chips/placed-chip.tsx';
import { Hand } from './hand.tsx';
import { totalOnTable } from './story.ts';
import type { BlackjackTable } from './use-blackjack.ts';
import './boxes.css';

/** The boxes side by side: a place for chips each, and over it the hands that are played on it. */
export function Boxes({ session, game }: { session: PlaySession; game: BlackjackTable }) {
  const { texts, money } = session;
  const { boxes, table, round } = game;
  const hands = (table?.hands ?? []).map((hand, place) => ({ hand, place }));
  const inTurn = game.activeHand < 0 ? undefined : table?.hands[game.activeHand]?.box;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely
    <div
      class="boxes"
      role="group"
      aria-label={texts.blackjack.boxes}
      style={{ '--hands': String(most(hands.length)) }}
    >
      {boxes.spots.map((spot, box) => {
        const stake = boxes.stakeOn(box);
        const name = boxes.nameOf(spot);
        const own = hands.filter(({ hand }) => hand.box === box);
        const state = inTurn === box ? ' box--turn' : table && own.length === 0 ? ' box--empty' : '';
        return (
          <section
            key={spot}
            class={`box${state}`}
            aria-label={name}
            style={{ '--own': String(Math.max(1, own.length)) }}
            data-own={own.length}
          >
            <div class="box__hands">
              {own.length === 0 && <div class="place place--box" />}
              {own.map(({ hand, place }) => (
                <Hand
                  key={`${round?.roundId}-${place}`}
                  session={session}
                  hand={hand}
                  total={totalOnTable(table!, place)}
                  name={game.nameOfHand(place)}
                  beside={place !== own[0]!.place}
                  active={game.activeHand === place}
                  still={game.still}
                  unit={game.stakes.step}
                />
              ))}
            </div>
            <button
              type="button"
              class="box__spot"
              aria-label={stake > 0 ? texts.layout.onSpot(name, money(stake)) : name}
              aria-disabled={!game.betting}
              onClick={(event) => {
                game.putOn(box);
                // Anyone who pointed at the box has the space bar for the deal.
                if (event.detail > 0) event.currentTarget.blur();
              }}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' || event.key === 'Delete') game.takeOff(() => boxes.takeOff(spot));
              }}
            >
              <span class="box__number" aria-hidden="true">
                {box + 1}
              </span>
              {stake > 0 && <PlacedChip session={session} class="box__chip" stake={stake} unit={game.stakes.step} />}
            </button>
          </section>
        );
      })}
    </div>
  );
}

/** Places that cards need beside one another. */
function most(hands: number): number {
  return Math.max(3, hands);
}
