/** @jsxImportSource preact */
import type { Fraction, LadderOutcome, OfferedGuess } from '@fairhouse/game-math';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { shareText } from '../../lib/texts/numbers.ts';
import { Icon } from '../../ui/page/icons.tsx';
import { Facts } from '../../ui/sheet/facts.tsx';
import { CoinFace } from './coins.tsx';
import { nextChance } from './figures.ts';
import { anyTile, closedTiles } from './key-action.ts';
import type { FaceProps, LadderTable } from './use-ladder.ts';
import '../../ui/stake/segments.css';
import '../../ui/stake/slider.css';
import './choice-bar.css';

/** Before a round what is played; in it what can be done beside the large button, and what it would come to. */
export function ChoiceBar({ session, game }: FaceProps) {
  const { open } = game;
  return (
    <div class="choice-bar">
      <div class="choice-bar__row">
        {open ? <ActionButtons session={session} game={game} open={open} /> : <Modes game={game} />}
      </div>
      <GameFacts session={session} game={game} />
    </div>
  );
}

function Modes({ game }: { game: LadderTable }) {
  const { definition, theme, words, mode, modes } = game;
  const { board } = definition;
  const fixed = !game.round.idle || game.round.open !== null;
  if (board.type === 'field')
    return (
      <div class="choice-bar__slide">
        <button
          type="button"
          class="stake-bar__step"
          aria-label={words.fewer}
          disabled={fixed || mode === 0}
          onClick={() => game.setMode(mode - 1)}
        >
          <Icon name="minus" />
        </button>
        <span class="choice-bar__count figures" aria-hidden="true">
          {words.mines(board.traps[mode]!)}
        </span>
        <input
          class="slider"
          type="range"
          min={0}
          max={modes - 1}
          value={mode}
          disabled={fixed}
          aria-label={words.minesName}
          aria-valuetext={words.mines(board.traps[mode]!)}
          style={{ '--at': `${(mode / (modes - 1)) * 100}%` }}
          onInput={(event) => game.setMode(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="stake-bar__step"
          aria-label={words.more}
          disabled={fixed || mode === modes - 1}
          onClick={() => game.setMode(mode + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    );
  // What will be asked stands there before, so that nothing jumps.
  if (board.type === 'cards') return <Guesses game={game} guesses={unknown} skips={false} />;
  if (theme.face === 'coins') return <Calls game={game} />;
  return (
    <fieldset class={`segments choice-bar__modes choice-bar__modes--${modes}`}>
      <legend class="visually-hidden">{words.mode}</legend>
      {board.modes.map(({ name }, i) => (
        <button
          key={name}
          type="button"
          class="segments__one choice-bar__mode"
          aria-pressed={i === mode}
          disabled={fixed}
          onClick={() => game.setMode(i)}
        >
          {words.modes[name] ?? name}
        </button>
      ))}
    </fieldset>
  );
}

function ActionButtons({ session: { money }, game, open }: FaceProps & { open: LadderOutcome }) {
  const { theme, words, round } = game;
  const { board, steps, stake, pays } = open;
  if (theme.face === 'coins') return <Calls game={game} />;
  if (board.type === 'cards')
    return <Guesses game={game} guesses={board.guesses} skips={round.idle && board.skipsLeft > 0} />;
  if (board.type === 'steps')
    return (
      <button
        type="button"
        class="choice-bar__take figures"
        disabled={!round.idle || steps === 0}
        onClick={() => game.take()}
      >
        {steps === 0 ? words.take : words.takeNow(money((stake * pays) / 100))}
      </button>
    );
  return (
    <button
      type="button"
      class="choice-bar__action choice-bar__action--wide"
      disabled={!round.idle}
      onClick={() => game.takeAction(anyTile(closedTiles(game.definition, open)))}
    >
      {words.random}
    </button>
  );
}

const unknown: readonly Guessed[] = [{ guess: 'higher' }, { guess: 'lower' }];

type Guessed = Pick<OfferedGuess, 'guess'> & Partial<OfferedGuess>;

function Guesses({ game, guesses, skips }: { game: LadderTable; guesses: readonly Guessed[]; skips: boolean }) {
  const { words, round } = game;
  const atEnd = guesses.some(({ guess }) => guess === 'same');
  return (
    <div class="choice-bar__guesses">
      {guesses.map(({ guess, ranks, pays }) => (
        <button
          key={guess}
          type="button"
          class="choice-bar__guess"
          disabled={!round.idle || ranks === undefined}
          onClick={() => game.takeAction(guess)}
        >
          <strong>{(atEnd ? words.guessAtEnd : words.guess)[guess]}</strong>
          <span class="figures">
            {ranks === undefined || pays === undefined
              ? '–'
              : `${shareText({ part: BigInt(ranks), of: 13n })} · ${multipleText(pays)}`}
          </span>
        </button>
      ))}
      <button type="button" class="choice-bar__action" disabled={!skips} onClick={() => game.takeAction('skip')}>
        {words.skip}
      </button>
    </div>
  );
}

/** The two sides of the coin: a press calls one, and the coin is tossed. */
function Calls({ game }: { game: LadderTable }) {
  const { words, round, open } = game;
  return (
    <div class="choice-bar__calls">
      {words.sides.map((side, call) => (
        <button
          key={side}
          type="button"
          class="choice-bar__guess choice-bar__call"
          disabled={!open || !round.idle}
          onClick={() => game.takeAction(`pick:${call}`)}
        >
          <CoinFace side={call} />
          <strong>{side}</strong>
        </button>
      ))}
    </div>
  );
}

function GameFacts({ session: { money }, game }: FaceProps) {
  const { words, stops, shown, open, definition } = game;
  const steps = open?.steps ?? 0;
  const pays = open?.pays ?? 0;
  const takes = money(((open?.stake ?? 0) * pays) / 100);
  const facts: [string, string][] =
    definition.board.type === 'cards'
      ? [
          [words.pays, pays > 0 ? multipleText(pays) : '–'],
          [words.takeReturns, pays > 0 ? takes : '–'],
          [words.skipsLeft, String(shown?.board.type === 'cards' ? shown.board.skipsLeft : definition.board.skips)],
        ]
      : [
          [words.nextPays, stops[steps] ? multipleText(stops[steps].pays) : '–'],
          [words.nextChance, chanceOf(nextChance(stops, steps))],
          open ? [words.takeReturns, pays > 0 ? takes : '–'] : [words.topPays, multipleText(stops.at(-1)!.pays)],
        ];
  return <Facts class="choice-bar__facts" facts={facts} />;
}

const chanceOf = (chance: Fraction | undefined) => (chance === undefined ? '–' : shareText(chance));
