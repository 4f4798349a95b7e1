/** @jsxImportSource preact */
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Board } from './board.tsx';
import { Card } from './card.tsx';
import { ChoiceBar, nextLike } from './choice-bar.tsx';
import { resultText } from './screen.ts';
import { useSubset } from './use-subset.ts';
import '../../ui/readout/win-light.css';
import './subset.css';

/** The numbers, what they pay, what is chosen, and the dock. */
export function Subset({ session, covered }: GamePlace) {
  const game = useSubset(session, covered);
  const { theme, words, result, round } = game;
  const autoplay = useAutoplay(session, {
    ready: game.round.ready && game.mode !== undefined,
    covered,
    stake: game.stake,
    play: game.play,
    setStake: game.putStake,
  });
  useKeyPress((key, onControl) => {
    const pressed = key.toLowerCase();
    if (key === 'Enter') {
      if (round.playing) game.hurry();
      else void game.play();
    }
    // On the board the arrows are the board's.
    if (key === 'ArrowUp' && !onControl) game.stepStake(true);
    if (key === 'ArrowDown' && !onControl) game.stepStake(false);
    if (pressed === 'p') game.toss();
    if (pressed === 'c' && theme.face === 'board') game.empty();
    if (pressed === 'k') game.setLike(nextLike(game));
  });
  const tier = result ? tierOf(result.pays) : 0;
  const lastOnes = game.results.map((one) => {
    const won = tierOf(one.pays) > 0;
    return { figure: multipleText(one.pays), won, said: words.result(resultText(session, one), won) };
  });
  return (
    <PlayScreen
      name="subset"
      theme={theme}
      round={round}
      dock={
        <StakeDock
          session={session}
          round={round}
          stake={game.stake}
          onStake={game.setStake}
          press={words.press}
          enabled={round.ready && game.mode !== undefined}
          covered={covered}
          autoplay={autoplay}
          onPress={() => void game.play()}
          win={result ? game.counted : null}
          bright={tier > 0}
        />
      }
    >
      <LastResults name={words.last} results={lastOnes} />
      <div class="win-light subset__face" data-tier={tier} onPointerDown={() => round.playing && game.hurry()}>
        {theme.face === 'card' ? <Card game={game} /> : <Board game={game} />}
      </div>
      <Caption text={game.caption} won={tier > 0} />
      <ChoiceBar game={game} />
    </PlayScreen>
  );
}
