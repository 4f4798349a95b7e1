/** @jsxImportSource preact */
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { useStore } from '../../lib/page/store.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { ChanceBar } from './chance-bar.tsx';
import { Curve } from './curve.tsx';
import { Dial } from './dial.tsx';
import { Ladder } from './ladder.tsx';
import { figureOf } from './screen.ts';
import { useThreshold } from './use-threshold.ts';

const faces = { dice: Dial, limbo: Ladder, crash: Curve };

/** The face of the game, the chance that is chosen on it, and the dock. */
export function Threshold({ session, covered }: GamePlace) {
  const game = useThreshold(session, covered);
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
    if (key === 'Enter') game.press();
    if (key.toLowerCase() === 'h' && game.definition.rise) game.setManual(!game.manual);
    // On the slider the arrows are the slider's.
    if (onControl) return;
    const isDial = theme.face === 'dice';
    if (key === 'ArrowLeft') game.stepChance(!isDial);
    if (key === 'ArrowRight') game.stepChance(isDial);
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
    if (key.toLowerCase() === 's' && game.definition.sides.length > 1)
      game.setSide(game.side === 'below' ? 'above' : 'below');
  });
  const lastOnes = game.results.map((one) => {
    const figure = figureOf(session, one);
    return { figure, won: one.won, said: words.result(figure, one.won) };
  });
  const { hundredths } = useStore(game.height);
  const canCashOut = game.phase === 'rising' && hundredths !== null && hundredths >= game.pays.least;
  const isRiding = game.phase === 'rising' || game.phase === 'cashing';
  const pressName = isRiding
    ? words.cashOut(multipleText(Math.min(hundredths ?? 100, game.chance.pays)))
    : words.press[theme.face];
  return (
    <PlayScreen
      name="threshold"
      theme={theme}
      round={game.round}
      dock={
        <StakeDock
          session={session}
          round={game.round}
          stake={game.stake}
          onStake={game.setStake}
          press={pressName}
          enabled={game.round.ready || canCashOut}
          onPress={game.press}
          // Nobody cashes out by holding the button.
          covered={covered || game.manual}
          autoplay={game.manual ? undefined : autoplay}
          win={result?.win ?? null}
          bright={result?.won ?? false}
        />
      }
    >
      <LastResults name={words.last} results={lastOnes} />
      <FaceOf game={game} />
      <Caption text={game.caption} won={result?.won ?? false} />
      <ChanceBar session={session} game={game} />
    </PlayScreen>
  );
}
