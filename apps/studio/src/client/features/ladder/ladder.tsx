/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { useCounted } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Balloon } from './balloon.tsx';
import { Cards } from './cards.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { Coins } from './coins.tsx';
import { Field } from './field.tsx';
import { keyAction } from './key-action.ts';
import { patternIsEmpty } from './pattern.ts';
import { PatternField } from './pattern-field.tsx';
import { River } from './river.tsx';
import { Tower } from './tower.tsx';
import { useLadder } from './use-ladder.ts';
import './ladder.css';

const faces = { mines: Field, towers: Tower, coins: Coins, 'hi-lo': Cards, pump: Balloon, road: River };

/** The face of the game, what is chosen or done next, and the dock. */
export function Ladder({ session, covered }: GamePlace) {
  const game = useLadder(session, covered);
  const { theme, words, open, shown, round } = game;
  const FaceOf = faces[theme.face];
  const go = theme.face === 'pump' || theme.face === 'road' ? words.go[theme.face] : null;
  const won = shown?.state === 'taken';
  const win = useCounted(won ? shown.win : null, game.stake);
  const press = () => {
    if (!game.isOpen) void game.start();
    else if (go) game.takeAction('go');
    else game.take();
  };
  useKeyPress((key, onControl) => {
    if (key === 'Enter') press();
    else if (open) {
      const action = keyAction(key, game.definition, open);
      if (action === 'take') game.take();
      else if (action) game.takeAction(action);
    } else if (!onControl) {
      if (key === 'ArrowLeft') game.setMode(game.mode - 1);
      if (key === 'ArrowRight') game.setMode(game.mode + 1);
      if (key === 'ArrowUp') game.stepStake(true);
      if (key === 'ArrowDown') game.stepStake(false);
    }
  });
  const lastOnes = game.results.map(({ pays, step }) => ({
    figure: pays > 0 ? multipleText(pays) : '0×',
    won: pays > 0,
    said: pays > 0 ? words.taken(multipleText(pays)) : words.failedAt(step),
  }));
  const enabled = game.isOpen ? (go ? true : round.idle && (open?.steps ?? 0) > 0) : round.ready;
  return (
    <PlayScreen
      name="climb"
      theme={theme}
      round={round}
      dock={
        <StakeDock
          session={session}
          round={round}
          stake={game.isOpen && shown ? shown.stake : game.stake}
          onStake={game.setStake}
          press={game.isOpen ? (go ?? words.take) : words.start}
          enabled={enabled}
          onPress={press}
          autoplay={game.autoplay}
          extra={{
            field: <PatternField game={game} />,
            problem: patternIsEmpty(game.pattern) ? words.pattern.empty : null,
          }}
          win={win}
          bright={won}
        />
      }
    >
      <LastResults name={words.last} results={lastOnes} />
      <div class="climb__face" data-bright={won ? tierOf(shown.pays) : undefined}>
        <FaceOf session={session} game={game} />
      </div>
      <Caption text={game.caption} won={won} />
      <ChoiceBar session={session} game={game} />
    </PlayScreen>
  );
}
