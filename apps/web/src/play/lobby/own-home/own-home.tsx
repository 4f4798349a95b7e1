import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import type { ReactNode } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import type { Member } from '../../../lib/session.ts';
import type { useFavourites } from '../favourites.ts';
import { GameShelf, ShelfGames } from '../game-shelf.tsx';
import type { Game } from '../play-game.ts';
import { useLobbyTexts } from '../texts/index.ts';
import { useGameWords } from '../words/index.ts';
import { BalancePanel } from './balance-panel.tsx';
import { ContinueRow } from './continue-row.tsx';
import { LevelAndOffers } from './level-and-offers.tsx';
import type { MemberHome } from './member-home.ts';
import styles from './own-home.module.css';
import { OwnHomePlaceholder } from './own-home-placeholder.tsx';
import { useOwnHomeTexts } from './texts/index.ts';

interface Props {
  member: Member;
  /** Undefined until it has come. */
  home: MemberHome | undefined;
  failed: { message: string } | null;
  onRetry: () => unknown;
  /** What was played last; undefined until it is known. */
  recently: { count: number; data: readonly Game[] } | undefined;
  favourites: ReturnType<typeof useFavourites>;
  first: Game | undefined;
  /** Rows of other features, such as competitions: below the member's own games. */
  children?: ReactNode;
}

const wordsShown = 3;

/** What is the member's own: what can be gone on with, the balance, the own games, the level and offers. */
export default function OwnHome({ member, home, failed, onRetry, recently, favourites, first, children }: Props) {
  const t = useOwnHomeTexts();
  const lobby = useLobbyTexts();
  const word = useGameWords();
  const isKnown = recently !== undefined && (home !== undefined || failed !== null) && areKnown(favourites);
  if (!isKnown) return <OwnHomePlaceholder />;
  const alike = home?.recommended;
  return (
    <div className={styles.own}>
      <div className={styles.start}>
        <ContinueRow home={home} last={recently.data[0]} first={first} />
        <BalancePanel member={member} balance={home?.balance} />
      </div>
      {failed && !home && <LoadFailed error={failed} onRetry={onRetry} />}
      <div className={styles.shelves}>
        {!favourites.games && favourites.error && (
          <GameShelf title={lobby('favourites')}>
            <LoadFailed error={favourites.error} onRetry={favourites.reload} />
          </GameShelf>
        )}
        {favourites.games && favourites.games.length > 0 && (
          <GameShelf
            title={lobby('favourites')}
            count={favourites.games.length}
            onAll={() => openPopup('categories', { category: 'favourites' })}
          >
            <ShelfGames games={favourites.games.slice(0, shelfGames)} eager />
          </GameShelf>
        )}
        {recently.count > 0 && (
          <GameShelf title={lobby('recently')} count={recently.count}>
            <ShelfGames games={recently.data.slice(0, shelfGames)} eager />
          </GameShelf>
        )}
        {alike && (
          <GameShelf
            title={t('because', { game: alike.because.name })}
            text={t('becauseText', {
              words: [...(alike.shelf ? [alike.shelf] : []), ...alike.features]
                .slice(0, wordsShown)
                .map((one) => word(one))
                .join(' · '),
            })}
          >
            <ShelfGames games={alike.games} />
          </GameShelf>
        )}
        {home && !home.isSpared && home.newGames.length > 0 && (
          <GameShelf title={t('newGames')} count={home.newGames.length}>
            <ShelfGames games={home.newGames} />
          </GameShelf>
        )}
      </div>
      {children}
      {home && !home.isSpared && <LevelAndOffers home={home} />}
    </div>
  );
}

const shelfGames = 12;

function areKnown({ games, error }: ReturnType<typeof useFavourites>): boolean {
  return games !== undefined || error !== null;
}
