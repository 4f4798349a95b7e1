/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { Beads } from '../../ui/compare/beads.tsx';
import { Roads } from '../../ui/compare/roads.tsx';
import { Spots } from '../../ui/compare/spots.tsx';
import { TwoSides } from '../../ui/compare/two-sides.tsx';
import { Caption, PlayScreen } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { AndarBahar } from './andar-bahar.tsx';
import { Dock } from './dock.tsx';
import { RedDog } from './red-dog.tsx';
import { useCompare } from './use-compare.ts';
import '../../ui/compare/compare.css';

const tables = {
  baccarat: TwoSides,
  'dragon-tiger': TwoSides,
  war: TwoSides,
  'andar-bahar': AndarBahar,
  'red-dog': RedDog,
};

/** More find no place beside one another. */
const mostBeads = 36;

/** The last results, the cards, what came of them, the spots for chips, and the dock. */
export function Compare({ session, covered }: GamePlace) {
  const game = useCompare(session, covered);
  const { theme, round, result } = game;
  const CardsOf = tables[theme.face];
  useKeyPress((key) => {
    if (key >= '1' && key <= '9') game.pickChip(Number(key) - 1);
    if (key === 'ArrowUp') game.stepChip(true);
    if (key === 'ArrowDown') game.stepChip(false);
    // A decision costs or gives up money: it is never on the key that deals.
    if (key === 'Enter' || key.toLowerCase() === 'd') void game.deal();
    if (key.toLowerCase() === 'w') game.decide('raise');
    if (key.toLowerCase() === 'g') game.decide('stay');
  });
  const tier = result ? tierOf((result.outcome.win * 100) / result.stake) : 0;
  return (
    <PlayScreen
      name="compare"
      theme={theme}
      round={round}
      dock={<Dock session={session} game={game} covered={covered} tier={tier} />}
    >
      <div class="compare__top">
        <Beads game={game} results={game.results.slice(0, mostBeads)} />
        <Roads session={session} game={game} results={game.results} />
      </div>
      <div class={`compare__table${game.leaving ? ' compare__table--leaving' : ''}`} data-tier={tier}>
        <span class="compare__shoe" data-shoe aria-hidden="true">
          <img src="/art/cards/back.webp" alt="" />
          <img src="/art/cards/back.webp" alt="" />
        </span>
        <CardsOf session={session} game={game} />
      </div>
      <Caption text={game.caption} won={tier > 0} />
      <Spots session={session} game={game} />
    </PlayScreen>
  );
}
