/** @jsxImportSource preact */
import type { SubsetMode } from '@fairhouse/game-math';
import { shortMultiple } from '../../lib/stake/multiple-text.ts';
import { PatternSign } from './card.tsx';
import { payingResults } from './figures.ts';
import type { SubsetTable } from './use-subset.ts';
import '../../ui/stake/segments.css';
import './choice-bar.css';

/** What can be chosen beside the numbers: a mode for each risk, or for each count of balls. */
function likes({ definition }: SubsetTable): SubsetMode[] {
  const { modes, patterns } = definition;
  return patterns
    ? [...modes]
    : modes.filter(({ risk }, i) => risk && modes.findIndex((one) => one.risk === risk) === i);
}

/** The choice after the present one. */
export function nextLike(game: SubsetTable): SubsetMode {
  const all = likes(game);
  const at = all.findIndex((one) => isLike(game, one));
  return all[(at + 1) % all.length] ?? game.like;
}

const isLike = ({ like, definition }: SubsetTable, mode: SubsetMode) =>
  definition.patterns ? like.id === mode.id : like.risk === mode.risk;

/** What the choice pays, and the choices themselves. */
export function ChoiceBar({ game }: { game: SubsetTable }) {
  const { words, theme, idle, numbers } = game;
  const all = likes(game);
  return (
    <div class="draw-bar">
      <PayStrip game={game} />
      {all.length > 1 && (
        <fieldset class="segments draw-bar__row" style={{ '--choices': all.length }}>
          <legend class="visually-hidden">{theme.face === 'card' ? words.ballCount : words.risk}</legend>
          {all.map((mode) => (
            <button
              key={mode.id}
              type="button"
              class="segments__one draw-bar__one figures"
              aria-pressed={isLike(game, mode)}
              disabled={!idle}
              onClick={() => game.setLike(mode)}
            >
              {theme.face === 'card' ? words.balls(mode.drawn) : words.risks[mode.risk!]}
            </button>
          ))}
        </fieldset>
      )}
      <div class="draw-bar__acts">
        <button type="button" class="text-button" disabled={!idle} onClick={game.toss}>
          {theme.face === 'card' ? words.newCard : words.pick}
        </button>
        {theme.face === 'board' && (
          <button type="button" class="text-button" disabled={!idle || numbers.length === 0} onClick={game.empty}>
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}

/** The pays of the choice, the one lit that the balls have come to. */
function PayStrip({ game }: { game: SubsetTable }) {
  const { mode, standing, words, definition, most } = game;
  const results = mode ? payingResults(mode) : [];
  const { patterns } = definition;
  return (
    <ol
      class="pay-strip figures"
      aria-label={words.pays}
      style={{ '--narrow': results.length > 5 ? Math.ceil(results.length / 2) : results.length || 1 }}
    >
      {results.map((result) => {
        const pattern = patterns?.[result - 1];
        const reached = standing === result;
        return (
          <li
            key={result}
            class={`pay-strip__one${reached ? ' pay-strip__one--reached' : ''}${mode!.pays[result]! > 100 ? ' pay-strip__one--win' : ''}`}
            aria-current={reached}
          >
            {pattern ? (
              <>
                <PatternSign pattern={pattern} />
                <span class="visually-hidden">{words.patterns[pattern.id]}</span>
              </>
            ) : (
              <span class="pay-strip__hits">{words.hits(result, mode!.picks)}</span>
            )}
            <strong>{shortMultiple(mode!.pays[result]!)}</strong>
          </li>
        );
      })}
      {!mode && <li class="pay-strip__none">{words.most(most)}</li>}
    </ol>
  );
}
