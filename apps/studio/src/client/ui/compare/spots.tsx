/** @jsxImportSource preact */
import type { CompareRules, CompareSpot } from '@fairhouse/game-math';
import { useMedia } from '../../lib/page/use-media.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Placed } from '../../lib/stake/chips.ts';
import { PlacedChip } from '../chips/placed-chip.tsx';
import type { CardTable } from './card-table.ts';
import { oddsText } from './result-text.ts';
import { type FaceName, spotName } from './texts.ts';
import './spots.css';

/** How the spots lie on the cloth, row by row. */
const rows: Record<FaceName, string[][]> = {
  baccarat: [
    ['player-pair', 'tie', 'banker-pair'],
    ['player', 'banker'],
  ],
  'dragon-tiger': [
    ['tie', 'suited-tie'],
    ['dragon', 'tiger'],
  ],
  war: [['tie', 'main']],
  'andar-bahar': [['andar', 'bahar']],
  'red-dog': [['ante']],
};

/** Of red dog from the least to the most: it depends on the cards. */
function oddsOn(spot: CompareSpot, rules: CompareRules): string {
  return rules.type === 'red-dog' ? `${oddsText(spot)} – ${oddsText({ pays: rules.three })}` : oddsText(spot);
}

interface SpotTable extends Pick<CardTable, 'definition' | 'theme' | 'words' | 'result'> {
  bets: readonly Placed[];
  /** On the first spot lies as much again. */
  raised: boolean;
  stakes: { step: number };
  /** Chips may be put. */
  betting: boolean;
  put(spot: string): void;
  takeOff(spot: string): void;
  /** At a table that others share: chips there are not bet yet. */
  isLaid?(spot: string): boolean;
}

/** The spots that take chips, each with what it pays and what lies on it. */
export function Spots({ session, game }: { session: PlaySession; game: SpotTable }) {
  const { texts, money } = session;
  const { words, theme, definition, bets, raised, result, stakes } = game;
  const { spots } = definition;
  const counts = spots.filter(({ cards }) => cards).map(({ id }) => id);
  const own = rows[theme.face];
  const main = own.at(-1);
  // Those on a number of cards come above the others, but not where the others would then be out of sight.
  const isLow = useMedia('(max-width: 560px) and (max-height: 640px)');
  const laid = counts.length === 0 ? own : isLow ? [...own, counts] : [counts, ...own];
  const first = spots[0]!.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely
    <div class="spots" role="group" aria-label={words.betTable}>
      {laid.map((row) => (
        <div
          key={row[0]}
          class={`spots__row${row === main ? ' spots__row--main' : ''}${row === counts ? ' spots__row--counts' : ''}`}
        >
          {row === counts && (
            <span class="spots__label" aria-hidden="true">
              {words.numberOfCards}
            </span>
          )}
          {row.map((id) => {
            const spot = spots.find((one) => one.id === id);
            if (!spot) return null;
            const stake = (bets.find((bet) => bet.spot === id)?.stake ?? 0) * (raised && id === first ? 2 : 1);
            const win = result?.outcome.bets.find((bet) => bet.spot === id)?.win ?? 0;
            const ended =
              !result || stake === 0 ? '' : win > stake ? ' spot--won' : win > 0 ? ' spot--back' : ' spot--lost';
            const name = spotName(spot, words);
            const odds = oddsOn(spot, definition.rules);
            return (
              <button
                key={id}
                type="button"
                class={`spot spot--${id}${ended}`}
                aria-label={[stake > 0 ? texts.layout.onSpot(name, money(stake)) : name, odds].join(', ')}
                aria-disabled={!game.betting}
                onClick={() => game.put(id)}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' || event.key === 'Delete') game.takeOff(id);
                }}
              >
                <span class="spot__name">{spot.cards ? words.cardsShort(...spot.cards) : name}</span>
                <small class="spot__odds figures">
                  {result && win > 0 ? `${win > stake ? texts.win : texts.returned} ${money(win)}` : odds}
                </small>
                {stake > 0 && (
                  <PlacedChip
                    session={session}
                    class="spot__chip"
                    stake={stake}
                    unit={stakes.step}
                    laid={game.isLaid?.(id)}
                  />
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
