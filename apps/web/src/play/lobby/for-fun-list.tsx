import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { usePages } from '../../lib/query.ts';
import { gamesForFun, reachOf } from './categories.ts';
import styles from './category-browser.module.css';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The games that can be played with play money, page by page. */
export function ForFunList() {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesForFun);
  useFailureToast(list.error, list.error?.message);
  return (
    <>
      <p className={styles.note}>{t('forFunText')}</p>
      <InfiniteList
        list={list}
        reachPx={reachOf('top')}
        empty={null}
        endText={false}
        placeholder={<GamesPlaceholder />}
      >
        {(games) => <GameGrid games={games} forFun />}
      </InfiniteList>
    </>
  );
}
