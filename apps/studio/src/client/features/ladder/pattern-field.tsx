/** @jsxImportSource preact */
import { Icon } from '../../ui/page/icons.tsx';
import { type GuessRule, guessRules, type Pattern, withTile } from './pattern.ts';
import type { Words } from './texts.ts';
import type { LadderTable } from './use-ladder.ts';
import './pattern-field.css';

/** What each round of autoplay does: chosen once, for all of them. */
export function PatternField({ game }: { game: LadderTable }) {
  const { pattern, words, theme } = game;
  return (
    <fieldset class="pattern">
      <legend>{words.pattern.name[theme.face]}</legend>
      {pattern.type === 'field' || pattern.type === 'rows' ? (
        <Tiles game={game} pattern={pattern} />
      ) : (
        <Steps game={game} pattern={pattern} />
      )}
    </fieldset>
  );
}

type TilePattern = Extract<Pattern, { tiles: readonly number[] }>;

function Tiles({ game, pattern }: { game: LadderTable; pattern: TilePattern }) {
  const { definition, theme, mode, words } = game;
  const { board } = definition;
  const isCoins = theme.face === 'coins';
  if (board.type !== 'field' && board.type !== 'rows') return null;
  const rows =
    board.type === 'field'
      ? Array.from({ length: board.tiles / board.across }, (_, row) => ({ row, tiles: board.across }))
      : board.modes[mode]!.rows.map(({ tiles }, row) => ({ row, tiles }));
  // A tower is climbed from below.
  if (board.type === 'rows' && !isCoins) rows.reverse();
  const nameOf = (row: number, tile: number) => {
    if (board.type === 'field') return words.tile(tile + 1);
    return isCoins ? words.tossOf(row + 1, words.sides[tile]!) : words.tileOf(row + 1, tile + 1);
  };
  const press = (tile: number, row: number) => game.setPattern(withTile(pattern, tile, row));
  return (
    <>
      <div class="pattern__rows">
        {rows.map(({ row, tiles }) => (
          <div key={row} class="pattern__row">
            {Array.from({ length: tiles }, (_, at) => {
              const isField = board.type === 'field';
              const tile = isField ? row * tiles + at : at;
              const order = isField ? pattern.tiles.indexOf(tile) : pattern.tiles[row] === tile ? row : -1;
              return (
                <button
                  key={tile}
                  type="button"
                  class={`pattern__tile figures${isCoins ? ' pattern__tile--named' : ''}`}
                  aria-pressed={order >= 0}
                  aria-label={nameOf(row, tile)}
                  disabled={isField ? order < 0 && pattern.tiles.length >= pattern.most : row > pattern.tiles.length}
                  onClick={() => press(tile, row)}
                >
                  {isCoins ? words.sides[tile] : order >= 0 ? order + 1 : ''}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p class="pattern__said figures">{words.pattern.thenTake(pattern.tiles.length)}</p>
    </>
  );
}

type StepPattern = Extract<Pattern, { steps: number }>;

function Steps({ game, pattern }: { game: LadderTable; pattern: StepPattern }) {
  const { words, setPattern } = game;
  const step = (by: number) => setPattern({ ...pattern, steps: pattern.steps + by });
  return (
    <>
      {pattern.type === 'cards' && (
        <Rules words={words} rule={pattern.rule} onRule={(rule) => setPattern({ ...pattern, rule })} />
      )}
      <div class="pattern__steps">
        <button
          type="button"
          class="stake-bar__step"
          aria-label={words.pattern.fewer}
          disabled={pattern.steps <= 1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output class="figures">{words.pattern.thenTake(pattern.steps)}</output>
        <button
          type="button"
          class="stake-bar__step"
          aria-label={words.pattern.more}
          disabled={pattern.steps >= pattern.most}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </>
  );
}

function Rules({ words, rule, onRule }: { words: Words; rule: GuessRule; onRule: (rule: GuessRule) => void }) {
  return (
    <div class="segments pattern__rules">
      {guessRules.map((one) => (
        <button key={one} type="button" class="segments__one" aria-pressed={one === rule} onClick={() => onRule(one)}>
          {words.pattern.rules[one]}
        </button>
      ))}
    </div>
  );
}
