/** @jsxImportSource preact */
import type { CompareBet, CompareDefinition, CompareOutcome } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { OwnBet } from '../../../lib/round/wire.ts';
import { betsOf } from '../../../lib/stake/chips.ts';
import type { CardsCame, CardTable } from '../../../ui/compare/card-table.ts';
import { Roads } from '../../../ui/compare/roads.tsx';
import { Spots } from '../../../ui/compare/spots.tsx';
import { type FaceName, spotName, wordsOf } from '../../../ui/compare/texts.ts';
import { TwoSides } from '../../../ui/compare/two-sides.tsx';
import { Caption } from '../../../ui/page/play-screen.tsx';
import { ChipTableDock } from '../chips/chip-table-dock.tsx';
import { useChipBets } from '../chips/use-chip-bets.ts';
import { revealedResults } from '../panels.tsx';
import { ResultSigns } from '../result-signs.tsx';
import type { FaceParts } from '../tabled-face.ts';
import { cards } from './face.ts';
import { useSharedDeal } from './use-shared-deal.ts';
import '../../../ui/compare/compare.css';

/** Two hands that everybody sees dealt at the same moment, and the spots that take chips. */
export function CardsTable({ session, live, covered }: FaceParts) {
  const definition = session.data.definition as CompareDefinition;
  const theme = session.data.theme as FacedTheme<FaceName>;
  const words = wordsOf(session.texts);
  const game = useChipBets(
    session,
    live,
    {
      nameOf: (id) => spotName(definition.spots.find((spot) => spot.id === id)!, words),
      betsFrom: (placed) => [{ chips: [...placed], bet: { bets: betsOf(placed) } }],
      chipsOf: (bet) => (bet as CompareBet).bets,
    },
    covered,
  );
  const { isRevealed, outcome, own, result: ownResult } = live;
  const results = revealedResults(live);
  const { table, shown } = useSharedDeal(definition, live);
  const came = outcome as Pick<CompareOutcome, 'hands' | 'result'> | null;
  const result = isRevealed && came ? { outcome: { result: came.result, bets: winsOf(own) } } : null;
  const drawn: CardTable = { definition, theme, words, table, shown, result };
  const said = isRevealed && came ? `${cards.said(came, session)}.` : '';
  const tier = ownResult?.tier ?? 0;
  return (
    <div class={`play-screen compare compare--${theme.face}`}>
      <div class="play-screen__stage">
        <div class="compare__top">
          <ResultSigns session={session} face={cards} outcomes={results.slice(0, 24)} name={words.last} />
          <Roads session={session} game={{ definition, theme, words }} results={results as CardsCame[]} />
        </div>
        <div class="compare__table" data-tier={tier}>
          <span class="compare__shoe" data-shoe aria-hidden="true">
            <img src="/art/cards/back.webp" alt="" />
            <img src="/art/cards/back.webp" alt="" />
          </span>
          <TwoSides session={session} game={drawn} />
        </div>
        <Caption text={[said, game.caption].filter(Boolean).join(' ')} won={tier > 0} />
        <Spots
          session={session}
          game={{
            ...drawn,
            // Chips for the next round have nothing to do with this one's result.
            result: game.chips.placed.length > 0 ? null : result,
            bets: game.bets,
            raised: false,
            stakes: game.chips.stakes,
            betting: game.canLay,
            put: game.put,
            takeOff: game.takeOff,
            isLaid: game.isLaid,
          }}
        />
      </div>
      <ChipTableDock session={session} live={live} game={game} covered={covered} />
    </div>
  );
}

/** What the player's bets returned on each spot, all of them together. */
function winsOf(own: readonly OwnBet[]): CompareOutcome['bets'] {
  const spots = new Map<string, CompareOutcome['bets'][number]>();
  for (const { spot, stake, win } of own.flatMap(({ outcome }) => (outcome as CompareOutcome | null)?.bets ?? [])) {
    const before = spots.get(spot) ?? { spot, stake: 0, win: 0 };
    spots.set(spot, { spot, stake: before.stake + stake, win: before.win + win });
  }
  return [...spots.values()];
}
