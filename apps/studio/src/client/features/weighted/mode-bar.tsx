/** @jsxImportSource preact */
import { modeFigures } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { Icon } from '../../ui/page/icons.tsx';
import { Facts } from '../../ui/sheet/facts.tsx';
import { chanceText } from './figures.ts';
import type { Modes } from './use-modes.ts';
import { mostCases, type WeightedTable } from './use-weighted.ts';
import '../../ui/stake/segments.css';
import './mode-bar.css';

interface Parts {
  game: WeightedTable;
  modes: Modes;
}

/** What is chosen before a round, and what follows from it. */
export function ModeBar({ session: { money }, game, modes }: Parts & { session: PlaySession }) {
  const { words, mode, stake, theme } = game;
  const { profitRate, largest } = modeFigures(mode);
  return (
    <div class="mode-bar">
      {modes.risks.length > 1 && <Risks game={game} modes={modes} />}
      {game.opensSeveral && <AtOnce game={game} />}
      {theme.face === 'money' && <Numbers game={game} modes={modes} />}
      {theme.face !== 'money' && modes.sizes.length > 1 && <Sizes game={game} modes={modes} />}
      <Facts
        class="mode-bar__facts"
        facts={[
          [words.overStake, chanceText(profitRate)],
          [words.largest, multipleText(largest)],
          game.atOnce > 1
            ? [words.stakeTogether, money(stake * game.atOnce)]
            : [words.atMost, money((stake * largest) / 100)],
        ]}
      />
    </div>
  );
}

function Risks({ game: { words, mode, idle }, modes }: Parts) {
  return (
    <fieldset class="segments mode-bar__row--three">
      <legend class="visually-hidden">{words.risk}</legend>
      {modes.risks.map((risk) => (
        <button
          key={risk}
          type="button"
          class="segments__one mode-bar__one"
          aria-pressed={risk === mode.risk}
          disabled={!idle}
          onClick={() => modes.setRisk(risk)}
        >
          {words.risks[risk]}
        </button>
      ))}
    </fieldset>
  );
}

/** How many cases one press opens. */
function AtOnce({ game }: Pick<Parts, 'game'>) {
  const { words, idle, atOnce } = game;
  return (
    <fieldset class="segments mode-bar__row--four">
      <legend class="visually-hidden">{words.atOnce}</legend>
      {Array.from({ length: mostCases }, (_, i) => i + 1).map((count) => (
        <button
          key={count}
          type="button"
          class="segments__one mode-bar__one figures"
          aria-label={words.casesAtOnce(count)}
          aria-pressed={count === atOnce}
          disabled={!idle}
          onClick={() => game.setAtOnce(count)}
        >
          {count}×
        </button>
      ))}
    </fieldset>
  );
}

function Sizes({ game: { words, mode, idle, theme }, modes }: Parts) {
  return (
    <div class="mode-bar__size">
      <button
        type="button"
        class="stake-bar__step"
        aria-label={words.fewer}
        disabled={!idle || modes.place === 0}
        onClick={() => modes.step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output class="figures">{words.sized[theme.face](mode.size)}</output>
      <button
        type="button"
        class="stake-bar__step"
        aria-label={words.more}
        disabled={!idle || modes.place === modes.sizes.length - 1}
        onClick={() => modes.step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

function Numbers({ game: { words, mode, idle }, modes }: Parts) {
  return (
    <fieldset class="segments mode-bar__row--six">
      <legend class="visually-hidden">{words.number}</legend>
      {modes.sizes.map((one, kind) => (
        <button
          key={one.id}
          type="button"
          class={`segments__one mode-bar__one mode-bar__number mode-bar__number--${kind} figures`}
          aria-pressed={one === mode}
          disabled={!idle}
          onClick={() => modes.take(one)}
        >
          {one.size}
        </button>
      ))}
    </fieldset>
  );
}
