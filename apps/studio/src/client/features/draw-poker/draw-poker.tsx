/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { BackDrawing } from '../../ui/cards/card-back.tsx';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Hand } from './hand.tsx';
import { lineName } from './line-name.ts';
import { PayTable } from './pay-table.tsx';
import { useDrawPoker } from './use-draw-poker.ts';
import './draw-poker.css';
import '../../ui/stake/text-button.css';

/** The table of pays, the five cards beneath it, and the dock. */
export function DrawPoker({ session, covered }: GamePlace) {
  const game = useDrawPoker(session, covered);
  const { theme, words, round, definition } = game;
  useKeyPress((key) => {
    if (covered) return;
    if (key === 'Enter' && game.enabled) game.onPress();
    if (key >= '1' && key <= '5') (game.picking ? game.pick : game.toggle)(Number(key) - (game.picking ? 0 : 1));
    if (key.toLowerCase() === 'd') game.double();
    if (key.toLowerCase() === 'u') game.toggleDouble();
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
    if (key.toLowerCase() === 'h') game.toggleHint();
  });
  const lastOnes = game.results.map(({ pays, line }) => ({
    figure: pays > 0 ? `${pays}×` : '–',
    won: pays > 1,
    said: line < 0 ? words.nothing : `${lineName(definition, line, session.texts)}, ${words.paid(pays)}`,
  }));
  return (
    <PlayScreen
      name="draw-poker"
      theme={theme}
      round={round}
      dock={
        <StakeDock
          session={session}
          round={round}
          stake={game.stake}
          onStake={game.setStake}
          press={game.press}
          enabled={game.enabled}
          onPress={game.onPress}
          insteadOfStake={
            game.offered !== null && (
              <button type="button" class="text-button draw-poker__double" onClick={game.double}>
                {words.double(session.money(2 * game.offered))}
              </button>
            )
          }
          win={game.win}
          bright={game.won}
        />
      }
    >
      <BackDrawing name={theme.face} />
      <div class="draw-poker__head">
        <LastResults name={words.last} results={lastOnes} />
        {game.mayDouble && (
          <button
            type="button"
            class="draw-poker__hint"
            aria-pressed={game.wantsDouble}
            disabled={!round.idle || round.open !== null}
            onClick={game.toggleDouble}
          >
            {words.doubleUp}
          </button>
        )}
        {game.canHint && (
          <button type="button" class="draw-poker__hint" aria-pressed={game.hinting} onClick={game.toggleHint}>
            {words.hint}
          </button>
        )}
      </div>
      <div class="draw-poker__pays">
        <PayTable session={session} game={game} />
      </div>
      <div class="draw-poker__cards" data-splendour={game.splendour}>
        <span class="draw-poker__shoe" data-shoe aria-hidden="true" />
        <Hand session={session} game={game} />
      </div>
      <Caption text={game.caption} won={game.won && !game.picking} />
    </PlayScreen>
  );
}
