/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/game-room.ts';
import { useStore } from '../../lib/store.ts';
import { useKeyPress } from '../../ui/key-press.ts';
import { Readout } from '../../ui/readout.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { StakeBar } from '../../ui/stake-bar.tsx';
import { ChanceBar } from './chance-bar.tsx';
import { Dial } from './dial.tsx';
import { Ladder } from './ladder.tsx';
import { figureOf } from './room.ts';
import { useThreshold } from './use-threshold.ts';
import './threshold.css';

const faces = { dice: Dial, limbo: Ladder };

/** The face of the game, the chance that is chosen on it, and the dock. */
export function Threshold({ session, covered }: GamePlace) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const game = useThreshold(session, covered);
  const { theme, words, result, stakes } = game;
  const FaceOf = faces[theme.face];
  useKeyPress((key, onControl) => {
    if (key === 'Enter') void game.play();
    // On the slider the arrows are the slider's.
    if (onControl) return;
    const step = theme.face === 'limbo' ? -1 : 1;
    if (key === 'ArrowLeft') game.setPlace(game.place - step);
    if (key === 'ArrowRight') game.setPlace(game.place + step);
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
    if (key.toLowerCase() === 's' && game.definition.sides.length > 1)
      game.setSide(game.side === 'below' ? 'above' : 'below');
  });
  return (
    <div class={`threshold threshold--${theme.face}`} data-phase={game.phase} style={themeStyle(theme)}>
      <div class="threshold__stage">
        <ol class="threshold__last figures" aria-label={words.last}>
          {game.results.map((one, age) => {
            const figure = figureOf(session, one.number);
            return (
              <li
                key={game.results.length - age}
                class={one.won ? 'threshold__one threshold__one--won' : 'threshold__one'}
                aria-label={words.result(figure, one.won)}
              >
                {figure}
              </li>
            );
          })}
        </ol>
        <FaceOf game={game} />
        <p class={`threshold__caption figures${result?.won ? ' threshold__caption--won' : ''}`}>{game.caption}</p>
        <ChanceBar session={session} game={game} />
      </div>
      <div class="dock threshold__dock">
        <Readout name={texts.balance} value={money(balance)} />
        <StakeBar
          session={session}
          stake={game.stake}
          taps={stakes.taps.map((stake) => ({ stake }))}
          typed={stakes}
          disabled={!game.resting}
          onPick={game.setStake}
        />
        <RoundButton
          name={theme.face === 'limbo' ? words.climb : words.throw}
          disabled={!game.ready}
          restMs={game.restMs}
          restKey={game.restKey}
          onPress={() => void game.play()}
        />
        <Readout name={texts.win} value={money(result?.win ?? 0)} bright={result?.won ?? false} />
      </div>
    </div>
  );
}

function themeStyle({ colours }: { colours: Record<'ground' | 'groundLight' | 'well' | 'won' | 'lost', string> }) {
  return {
    '--ground': colours.ground,
    '--ground-light': colours.groundLight,
    '--well': colours.well,
    '--won': colours.won,
    '--lost': colours.lost,
  };
}
