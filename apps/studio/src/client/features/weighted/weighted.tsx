/** @jsxImportSource preact */
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Cases } from './cases.tsx';
import { ModeBar } from './mode-bar.tsx';
import { Pins } from './pins.tsx';
import { figureOf } from './screen.ts';
import { useModes } from './use-modes.ts';
import { mostCases, useWeighted } from './use-weighted.ts';
import { MoneyWheel, PlainWheel } from './wheels.tsx';
import '../../ui/readout/win-light.css';
import './weighted.css';

const faces = { pins: Pins, wheel: PlainWheel, cases: Cases, money: MoneyWheel };

/** The face of the game, what is chosen on it, and the dock. */
export function Weighted({ session, covered }: GamePlace) {
  const game = useWeighted(session, covered);
  const modes = useModes(game);
  const { theme, words, result } = game;
  const FaceOf = faces[theme.face];
  const autoplay = useAutoplay(session, {
    ready: game.round.ready,
    covered,
    stake: game.stake,
    play: game.play,
    setStake: game.putStake,
  });
  useKeyPress((key, onControl) => {
    if (key === 'Enter' && game.canPress) void game.press();
    // On a row of choices the arrows are the row's.
    if (onControl && key.startsWith('Arrow')) return;
    if (key === 'ArrowLeft') modes.step(-1);
    if (key === 'ArrowRight') modes.step(1);
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
    if (key.toLowerCase() === 'k') modes.nextRisk();
    const count = Number(key);
    if (game.opensSeveral && count >= 1 && count <= mostCases) game.setAtOnce(count);
  });
  const tier = result ? game.tier : 0;
  const lastOnes = game.results.map((one) => {
    const figure = figureOf(session, one);
    const won = tierOf(one.pays) > 0;
    return { figure, won, said: words.result(figure, won) };
  });
  return (
    <PlayScreen
      name="weighted"
      theme={theme}
      round={game.round}
      dock={
        <StakeDock
          session={session}
          round={game.round}
          stake={game.stake}
          onStake={game.setStake}
          press={game.atOnce > 1 ? words.openSeveral(game.atOnce) : words.press[theme.face]}
          enabled={game.canPress}
          covered={covered}
          autoplay={autoplay}
          onPress={() => void game.press()}
          win={result ? game.counted : null}
          bright={tier > 0}
        />
      }
    >
      <LastResults name={words.last} results={lastOnes} />
      <div class="win-light weighted__face" data-tier={tier}>
        <FaceOf game={game} />
      </div>
      <Caption text={game.caption} won={tier > 0} />
      <ModeBar session={session} game={game} modes={modes} />
    </PlayScreen>
  );
}
