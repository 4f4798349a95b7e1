/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { shortMultiple } from '../../lib/stake/multiple-text.ts';
import { BackDrawing } from '../../ui/cards/card-back.tsx';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Hand } from './hand.tsx';
import { PayTable } from './pay-table.tsx';
import { SeveralHands } from './several-hands.tsx';
import { useDrawPoker } from './use-draw-poker.ts';
import './draw-poker.css';
import '../../ui/stake/text-button.css';

/** The table of pays, the five cards beneath it, and the dock. */
export function DrawPoker({ session, covered }: GamePlace) {
  const game = useDrawPoker(session, covered);
  const { theme, words, round } = game;
  useKeyPress((key) => {
    if (covered) return;
    if (key === 'Enter' && game.enabled) game.onPress();
    if (key >= '1' && key <= '5') (game.picking ? game.pick : game.toggle)(Number(key) - (game.picking ? 0 : 1));
    if (key.toLowerCase() === 'd') game.double();
    if (key.toLowerCase() === 'u') game.toggleDouble();
    if (key.toLowerCase() === 'n') game.nextHands();
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
    if (key.toLowerCase() === 'h') game.toggleHint();
  });
  const lastOnes = game.results.map(({ pays, text }) => ({
    figure: pays > 0 ? shortMultiple(Math.round(pays * 100)) : '–',
    won: pays > 1,
    said: pays > 0 ? `${text}, ${words.paid(Math.round(pays * 100) / 100)}` : text,
  }));
  const isSeveral = game.hands > 1;
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
          stakes={game.stakes}
          total={isSeveral ? words.totalStake(session.money(game.stake * game.hands)) : undefined}
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
        {game.offeredHands.length > 1 && !session.replay && (
          <select
            class="draw-poker__choice"
            aria-label={words.hands}
            value={game.hands}
            disabled={!round.idle || round.open !== null}
            onChange={(event) => {
              game.setHands(Number(event.currentTarget.value));
              event.currentTarget.blur();
            }}
          >
            {game.offeredHands.map((hands) => (
              <option key={hands} value={hands}>
                {words.handsChosen(hands)}
              </option>
            ))}
          </select>
        )}
        {game.mayDouble && (
          <button
            type="button"
            class="draw-poker__choice"
            aria-pressed={game.wantsDouble}
            disabled={!round.idle || round.open !== null}
            onClick={game.toggleDouble}
          >
            {words.doubleUp}
          </button>
        )}
        {game.canHint && (
          <button type="button" class="draw-poker__choice" aria-pressed={game.hinting} onClick={game.toggleHint}>
            {words.hint}
          </button>
        )}
      </div>
      <div class="draw-poker__pays">
        <PayTable session={session} game={game} />
      </div>
      {isSeveral && (
        <div class="draw-poker__several">
          <SeveralHands session={session} game={game} />
        </div>
      )}
      <div class="draw-poker__cards" data-splendour={game.splendour}>
        <span class="draw-poker__shoe" data-shoe aria-hidden="true" />
        <Hand session={session} game={game} />
      </div>
      <Caption text={game.caption} won={game.won && !game.picking} />
    </PlayScreen>
  );
}
