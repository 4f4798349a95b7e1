/** @jsxImportSource preact */
import { Fragment } from 'preact';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { useMedia } from '../../lib/page/use-media.ts';
import { useCounted } from '../../lib/win/use-counted.ts';
import { BackDrawing } from '../../ui/cards/card-back.tsx';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { ActionDock } from './action-dock.tsx';
import { CardRow } from './card-row.tsx';
import { rows } from './dealer-poker.states.ts';
import { feltText } from './hand-name.ts';
import { PayLists } from './pay-lists.tsx';
import { backs } from './screen.ts';
import { Spots } from './spots.tsx';
import { netOf } from './sums.ts';
import { useDealerPoker } from './use-dealer-poker.ts';
import './dealer-poker.css';

/** The table: the dealer's cards, the middle, the player's, and the places for stakes; beside it the tables of pays. */
export function DealerPoker({ session, covered }: GamePlace) {
  const game = useDealerPoker(session, covered);
  const { theme, words, round, definition } = game;
  // What only comes back is not counted up.
  const counted = useCounted(game.won ? game.win : null, game.stake);
  const folds = useMedia('(max-width: 559px) and (max-height: 720px), (max-width: 719px) and (max-height: 520px)');
  const pays = <PayLists session={session} game={game} />;
  useKeyPress((key) => {
    if (covered) return;
    if (key === 'Enter' && round.ready) void game.start();
    if (key.toLowerCase() === 'p') game.raise();
    if (key.toLowerCase() === 'f') game.otherwise();
    if (key.toLowerCase() === 's') game.toggleSide();
    if (key === 'ArrowUp') game.stepStake(true);
    if (key === 'ArrowDown') game.stepStake(false);
  });
  const lastOnes = game.results.map((outcome) => {
    const net = netOf(outcome);
    const figure = `${net > 0 ? '+' : net < 0 ? '−' : '±'}${Math.abs(net).toLocaleString(session.texts.locale)}`;
    return { figure, won: net > 0, said: words.net(net) };
  });
  const there = rows.filter((row) =>
    row === 'dealer' ? definition.dealer : row === 'board' ? definition.board > 0 : true,
  );
  return (
    <PlayScreen
      name="dealer-poker"
      theme={theme}
      round={round}
      dock={
        round.open ? (
          <ActionDock session={session} game={game} />
        ) : (
          <StakeDock
            session={session}
            round={round}
            stake={game.stake}
            onStake={game.setStake}
            press={words.deal}
            enabled={round.ready}
            onPress={() => void game.start()}
            win={game.won ? counted : game.win}
            bright={game.won}
          />
        )
      }
    >
      <BackDrawing name={backs[theme.face]} />
      <LastResults name={words.last} results={lastOnes} />
      <div class="dealer-poker__pays">
        {folds ? (
          <details class="pay-lists__fold">
            <summary>{session.texts.layout.pays}</summary>
            {pays}
          </details>
        ) : (
          pays
        )}
      </div>
      <div
        class="dealer-poker__table"
        data-splendour={game.splendour}
        data-clearing={game.clearing}
        data-rows={there.length}
        style={{ '--rows': String(there.length), '--most': String(Math.max(definition.player, definition.board, 3)) }}
      >
        <span class="dealer-poker__shoe" data-shoe aria-hidden="true" />
        {there.map((row) => (
          <Fragment key={row}>
            {row === 'player' && <p class="dealer-poker__felt">{feltText(definition, session.texts)}</p>}
            <CardRow session={session} game={game} row={row} />
          </Fragment>
        ))}
        <Spots session={session} game={game} />
      </div>
      <Caption text={game.caption} won={game.won} />
    </PlayScreen>
  );
}
