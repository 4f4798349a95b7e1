/** @jsxImportSource preact */
import type { Side } from '@fairhouse/game-math';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { Icon } from '../../ui/icons.tsx';
import { boundText, chanceText, placeNear } from './figures.ts';
import { TypedFigure } from './typed-figure.tsx';
import type { ThresholdTable } from './use-threshold.ts';
import '../../ui/segments.css';
import '../../ui/slider.css';
import '../../ui/facts.css';
import './chance-bar.css';

/** Which chance is played: by a slider or typed, with what it pays. */
export function ChanceBar({ session: { money }, game }: { session: PlaySession; game: ThresholdTable }) {
  const { words, definition, chance, side, stake, theme } = game;
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
      {theme.face === 'dice' ? <BoundSlider game={game} /> : <TargetSlider game={game} />}
      <div class="facts chance-bar__facts figures" data-count={theme.face === 'dice' ? 4 : 3}>
        {theme.face === 'dice' ? <TypedChance game={game} /> : <TypedTarget game={game} />}
        <Fact name={words.forWin} figure={money((stake * chance.pays) / 100)} />
      </div>
    </div>
  );
}

interface GamePart {
  game: ThresholdTable;
}

function Fact({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <span class="typed-figure__name">{name}</span>
      <strong>{figure}</strong>
    </div>
  );
}

/** The chance of a throw and the target on the dial: each is typed, or follows from the other. */
function TypedChance({ game }: GamePart) {
  const { words, definition, chances, chance, side } = game;
  const { numbers } = definition;
  const inHundredths = (count: number) => Math.round((count * 10_000) / numbers);
  const counted = (hundredths: number) => Math.round((hundredths * numbers) / 10_000);
  const [least, most] = [inHundredths(chances[0]!.winning), inHundredths(chances.at(-1)!.winning)];
  const [low, high] = side === 'below' ? [least, most] : [10_000 - most, 10_000 - least];
  const winning = inHundredths(chance.winning);
  return (
    <>
      <TypedFigure
        name={words.chance}
        unit="%"
        value={winning}
        {...{ least, most }}
        range={words.range(percent(least), percent(most))}
        disabled={!game.resting}
        onType={(typed) => game.typeWinning(counted(typed))}
      />
      <TypedFigure
        name={words.target}
        unit=""
        value={side === 'below' ? winning : 10_000 - winning}
        least={low}
        most={high}
        range={words.range(percent(low), percent(high))}
        disabled={!game.resting}
        onType={(typed) => game.typeWinning(counted(side === 'below' ? typed : 10_000 - typed))}
      />
      <Fact name={words.pays} figure={multipleText(chance.pays)} />
    </>
  );
}

const percent = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The chance follows from the target of a climb, which is typed. */
function TypedTarget({ game }: GamePart) {
  const { words, definition, chances, chance } = game;
  const [least, most] = [chances.at(-1)!.pays, chances[0]!.pays];
  return (
    <>
      <Fact name={words.chance} figure={chanceText(definition, chance.winning)} />
      <TypedFigure
        name={words.target}
        unit="×"
        value={chance.pays}
        {...{ least, most }}
        range={words.range(multipleText(least), multipleText(most))}
        disabled={!game.resting}
        onType={game.typePay}
      />
    </>
  );
}

/** The bound of the dial, on the same scale from 0 to 100: where the handle stands, the dial changes its colour. */
function BoundSlider({ game }: GamePart) {
  const { words, definition, chances, chance, place, side } = game;
  const { numbers } = definition;
  const below = side === 'below';
  const at = below ? chance.winning : numbers - chance.winning;
  const step = (right: boolean) => game.setPlace(place + (right === below ? 1 : -1));
  return (
    <Slide
      game={game}
      range={{ min: 0, max: numbers, value: at }}
      name={words.target}
      text={boundText(definition, side, chance.winning)}
      left={below ? words.longer : words.shorter}
      right={below ? words.shorter : words.longer}
      atLeft={place === (below ? 0 : chances.length - 1)}
      atRight={place === (below ? chances.length - 1 : 0)}
      won={below ? 'left' : 'right'}
      onStep={step}
      onValue={(value) => game.setPlace(placeNear(chances, below ? value : numbers - value))}
    />
  );
}

/** The targets of a climb one after another, the lowest first. */
function TargetSlider({ game }: GamePart) {
  const { words, chances, chance, place } = game;
  const last = chances.length - 1;
  const setShown = (to: number) => game.setPlace(last - to);
  return (
    <Slide
      game={game}
      range={{ min: 0, max: last, value: last - place }}
      name={words.target}
      text={multipleText(chance.pays)}
      left={words.shorter}
      right={words.longer}
      atLeft={place === last}
      atRight={place === 0}
      won="left"
      onStep={(right) => setShown(last - place + (right ? 1 : -1))}
      onValue={setShown}
    />
  );
}

interface SlideProps extends GamePart {
  range: { min: number; max: number; value: number };
  name: string;
  text: string;
  left: string;
  right: string;
  atLeft: boolean;
  atRight: boolean;
  /** The side of the handle that is coloured. */
  won: 'left' | 'right';
  onStep: (right: boolean) => void;
  onValue: (value: number) => void;
}

/** A slider between two buttons; its arrow keys go from one offered chance to the next. */
function Slide({ game, range, name, text, left, right, atLeft, atRight, won, onStep, onValue }: SlideProps) {
  const { definition, chance } = game;
  return (
    <div class="chance-bar__slide">
      <button
        type="button"
        class="stake-bar__step"
        aria-label={left}
        disabled={!game.resting || atLeft}
        onClick={() => onStep(false)}
      >
        <Icon name="minus" />
      </button>
      <input
        class={`slider slider--${won}`}
        type="range"
        {...range}
        disabled={!game.resting}
        aria-label={name}
        aria-valuetext={`${text}, ${chanceText(definition, chance.winning)}, ${multipleText(chance.pays)}`}
        style={{ '--at': `${((range.value - range.min) / (range.max - range.min)) * 100}%` }}
        onKeyDown={(event) => {
          const further = { ArrowRight: true, ArrowUp: true, ArrowLeft: false, ArrowDown: false }[event.key];
          if (further === undefined) return;
          event.preventDefault();
          onStep(further);
        }}
        onInput={(event) => {
          onValue(Number(event.currentTarget.value));
          // Between two chances the handle goes to the nearer one.
          event.currentTarget.value = String(range.value);
        }}
      />
      <button
        type="button"
        class="stake-bar__step"
        aria-label={right}
        disabled={!game.resting || atRight}
        onClick={() => onStep(true)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
