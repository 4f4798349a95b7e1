import { InfiniteList } from '@fairhouse/ui/infinite-list.tsx';
import { usePages } from '../../lib/query.ts';
import { gamesForFun, reachOf } from './categories.ts';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

export function ForFunList() {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesForFun);
  useFailureToast(list.error, list.error?.message);
  if (list.isLast && list.items.length === 0) return null;
  return (
    <GameSection title={t('forFun')} text={t('forFunText')} count={list.total}>
      <InfiniteList
        list={list}
        reachPx={reachOf('top')}
        empty={null}
        endText={false}
        placeholder={<GamesPlaceholder />}
      >
        {(games) => <GameGrid games={games} forFun fillsRow />}
      </InfiniteList>
    </GameSection>
  );
}
