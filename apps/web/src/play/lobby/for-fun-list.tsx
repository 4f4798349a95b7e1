import { Button } from '@fairhouse/ui/button.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { useState } from 'react';
import { usePages } from '../../lib/query.ts';
import { gamesForFun, reachOf } from './categories.ts';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import styles from './home.module.css';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** As many as fill two rows on wide screens. */
const shownFirst = 10;

/** Some of the games, as play money; all of them, page by page, when they are asked for. */
export function ForFunList() {
  const t = useLobbyTexts();
  const [all, setAll] = useState(false);
  const list = usePages('/base/game/listPage', gamesForFun);
  useFailureToast(list.error, list.error?.message);
  if (list.isLast && list.items.length === 0) return null;
  return (
    <GameSection title={t('forFun')} text={t('forFunText')} count={list.total}>
      {!all && list.items.length > 0 ? (
        <>
          <GameGrid games={list.items.slice(0, shownFirst)} forFun twoRows fillsRow />
          {(list.total ?? 0) > shownFirst && (
            <div className={styles.all}>
              <Button onClick={() => setAll(true)}>{t('showAll')}</Button>
            </div>
          )}
        </>
      ) : (
        <InfiniteList
          list={list}
          reachPx={reachOf('top')}
          empty={null}
          endText={false}
          placeholder={<GamesPlaceholder />}
        >
          {(games) => <GameGrid games={games} forFun fillsRow />}
        </InfiniteList>
      )}
    </GameSection>
  );
}
