/** @jsxImportSource preact */
import type { Side } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { twoPlacesText } from '../../lib/texts/numbers.ts';
import { Icon } from '../../ui/page/icons.tsx';
import { boundText, chanceText, hundredthPart, payAtPlace, placeOfPay, returnText } from './figures.ts';
import { TypedFigure } from './typed-figure.tsx';
import type { ThresholdTable } from './use-threshold.ts';
import '../../ui/stake/segments.css';
import '../../ui/stake/slider.css';
import '../../ui/sheet/facts.css';
import './chance-bar.css';

/** Which chance is played: by a slider, or typed as a chance, a bound or a pay, with what it returns. */
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
              disabled={!game.idle}
              onClick={() => game.setSide(one)}
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
      )}
      {definition.rise && <CashOutBy game={game} />}
      {theme.face === 'dice' ? <BoundSlider game={game} /> : <TargetSlider game={game} />}
      <div class="facts chance-bar__facts figures" data-count={theme.face === 'dice' ? 4 : 3}>
        <TypedChance game={game} />
        {theme.face === 'dice' && <TypedBound game={game} />}
        <TypedPay game={game} name={theme.face === 'dice' ? words.pays : words.target} />
        <Fact name={words.forWin} figure={money((stake * chance.pays) / 100)} />
      </div>
      <p class="chance-bar__return figures">{words.returns(returnText(definition, chance))}</p>
    </div>
  );
}

interface GamePart {
  game: ThresholdTable;
}

/** Whether the target is paid by itself alone, or the player may cash out before. */
function CashOutBy({ game }: GamePart) {
  const { words } = game;
  return (
    <fieldset class="segments chance-bar__sides">
      <legend class="visually-hidden">{words.by}</legend>
      {[false, true].map((manual) => (
        <button
          key={`${manual}`}
          type="button"
          class="segments__one chance-bar__side"
          aria-pressed={game.manual === manual}
          disabled={!game.idle}
          onClick={() => game.setManual(manual)}
        >
          {manual ? words.byHand : words.byTarget}
        </button>
      ))}
    </fieldset>
  );
}

function Fact({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <span class="typed-figure__name">{name}</span>
      <strong>{figure}</strong>
    </div>
  );
}

/** The chance, in hundredths of a per cent, or with more decimals where it follows from a pay. */
function TypedChance({ game }: GamePart) {
  const { words, definition, chance } = game;
  const { winning } = definition;
  const part = hundredthPart(definition);
  const [least, most] = [Math.ceil(winning.least / part), Math.floor(winning.most / part)];
  return (
    <TypedFigure
      name={words.chance}
      unit="%"
      shown={chanceText(definition, chance.winning).replace(' %', '')}
      {...{ least, most }}
      range={words.range(percent(least), percent(most))}
      disabled={!game.idle}
      onType={(typed) => game.chooseWinning(typed * part)}
    />
  );
}

/** Where the winning side of the dial ends or begins. */
function TypedBound({ game }: GamePart) {
  const { words, definition, chance, side } = game;
  const { winning } = definition;
  const part = hundredthPart(definition);
  const [fewest, most] = [Math.ceil(winning.least / part), Math.floor(winning.most / part)];
  const [low, high] = side === 'below' ? [fewest, most] : [10_000 - most, 10_000 - fewest];
  return (
    <TypedFigure
      name={words.target}
      unit=""
      shown={boundText(definition, side, chance.winning)}
      least={low}
      most={high}
      range={words.range(percent(low), percent(high))}
      disabled={!game.idle}
      onType={(typed) => game.chooseWinning((side === 'below' ? typed : 10_000 - typed) * part)}
    />
  );
}

const percent = (hundredths: number) => twoPlacesText(hundredths / 100);

function TypedPay({ game, name }: GamePart & { name: string }) {
  const { words, chance, pays } = game;
  return (
    <TypedFigure
      name={name}
      unit="×"
      shown={percent(chance.pays)}
      {...pays}
      range={words.range(multipleText(pays.least), multipleText(pays.most))}
      disabled={!game.idle}
      onType={game.choosePay}
    />
  );
}

/** The bound of the dial in steps of 0.01, on the same scale from 0 to 100: where the handle stands, the dial changes its colour. */
function BoundSlider({ game }: GamePart) {
  const { words, definition, chance, side } = game;
  const { numbers, winning } = definition;
  const part = hundredthPart(definition);
  const below = side === 'below';
  const at = below ? chance.winning : numbers - chance.winning;
  const [isLeast, isMost] = [chance.winning <= winning.least, chance.winning >= winning.most];
  return (
    <Slide
      game={game}
      range={{ min: 0, max: 10_000, value: at / part }}
      name={words.target}
      text={boundText(definition, side, chance.winning)}
      left={below ? words.longer : words.shorter}
      right={below ? words.shorter : words.longer}
      atLeft={below ? isLeast : isMost}
      atRight={below ? isMost : isLeast}
      won={below ? 'left' : 'right'}
      onStep={(right) => game.stepChance(right === below)}
      onValue={(value) => game.chooseWinning((below ? value : 10_000 - value) * part)}
    />
  );
}

/** How many places the slider of targets has. */
const places = 1_000;

/** The targets of a climb, the lowest first; each doubling is as far as another. */
function TargetSlider({ game }: GamePart) {
  const { words, chance, pays } = game;
  return (
    <Slide
      game={game}
      range={{ min: 0, max: places, value: Math.round(placeOfPay(pays, chance.pays) * places) }}
      name={words.target}
      text={multipleText(chance.pays)}
      left={words.shorter}
      right={words.longer}
      atLeft={chance.pays <= pays.least}
      atRight={chance.pays >= pays.most}
      won="left"
      onStep={(right) => game.stepChance(!right)}
      onValue={(value) => game.choosePay(payAtPlace(pays, value / places))}
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

/** A slider between two buttons; its arrow keys go by the same steps as they do. */
function Slide({ game, range, name, text, left, right, atLeft, atRight, won, onStep, onValue }: SlideProps) {
  const { definition, chance } = game;
  return (
    <div class="chance-bar__slide">
      <button
        type="button"
        class="stake-bar__step"
        aria-label={left}
        disabled={!game.idle || atLeft}
        onClick={() => onStep(false)}
      >
        <Icon name="minus" />
      </button>
      <input
        class={`slider slider--${won}`}
        type="range"
        {...range}
        disabled={!game.idle}
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
        }}
      />
      <button
        type="button"
        class="stake-bar__step"
        aria-label={right}
        disabled={!game.idle || atRight}
        onClick={() => onStep(true)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
