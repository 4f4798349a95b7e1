/** @jsxImportSource preact */
import type { Side } from '@fairhouse/game-math';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { chanceText } from './figures.ts';
import type { ThresholdTable } from './use-threshold.ts';
import '../../ui/segments.css';
import '../../ui/slider.css';
import './chance-bar.css';

/** Which chance is played: a slider over those that are offered, with what it pays. */
export function ChanceBar({ session: { money }, game }: { session: PlaySession; game: ThresholdTable }) {
  const { words, definition, chances, chance, place, side, stake, theme } = game;
  // What climbs is set by its target, which rises to the right; a throw by its chance.
  const byTarget = theme.face !== 'dice';
  const last = chances.length - 1;
  const shown = byTarget ? last - place : place;
  const setShown = (to: number) => game.setPlace(byTarget ? last - to : to);
  const win = (stake * chance.pays) / 100;
  return (
    <div class="chance-bar">
      {definition.sides.length > 1 && (
        <fieldset class="segments chance-bar__sides">
          <legend class="visually-hidden">{words.side}</legend>
          {definition.sides.map((one: Side) => (
            <button
              key={one}
              type="button"
              class="segments__one chance-bar__side"
              aria-pressed={one === side}
              disabled={!game.resting}
              onClick={() => game.setSide(one)}
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
      )}
      <div class="chance-bar__slide">
        <button
          type="button"
          class="stake-bar__step"
          aria-label={byTarget ? words.shorter : words.longer}
          disabled={!game.resting || shown === 0}
          onClick={() => setShown(shown - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          class="slider"
          type="range"
          min={0}
          max={last}
          value={shown}
          disabled={!game.resting}
          aria-label={byTarget ? words.target : words.chance}
          aria-valuetext={`${chanceText(definition, chance.winning)}, ${multipleText(chance.pays)}`}
          style={{ '--at': `${(shown / last) * 100}%` }}
          onInput={(event) => setShown(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="stake-bar__step"
          aria-label={byTarget ? words.longer : words.shorter}
          disabled={!game.resting || shown === last}
          onClick={() => setShown(shown + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <Facts
        class="chance-bar__facts"
        facts={[
          [words.chance, chanceText(definition, chance.winning)],
          [byTarget ? words.target : words.pays, multipleText(chance.pays)],
          [words.forWin, money(win)],
        ]}
      />
    </div>
  );
}
