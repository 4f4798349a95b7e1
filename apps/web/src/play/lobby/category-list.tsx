import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { useCall, usePages } from '../../lib/query.ts';
import { type Category, gamesAhead, gamesOf, isOf, reachOf } from './categories.ts';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The games of one category that can be played, then those announced in it. */
export function CategoryList({ category }: { category: Category }) {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesOf(category));
  const ahead = useCall('/base/game/listPage', gamesAhead, { staleTimeMs: 300_000 });
  useFailureToast(list.error, list.error?.message);
  const announced = ahead.data?.content.filter((game) => isOf(category, game)) ?? [];
  return (
    <InfiniteList
      list={list}
      reachPx={reachOf(category)}
      endText={false}
      placeholder={<GamesPlaceholder />}
      empty={
        announced.length > 0 ? (
          <GameGrid games={announced} />
        ) : ahead.error ? (
          <LoadFailed error={ahead.error} onRetry={ahead.refetch} />
        ) : (
          <EmptyState art="no-games" title={t('comingSoon')} />
        )
      }
    >
      {(games) => <GameGrid games={list.isLast ? [...games, ...announced] : games} />}
    </InfiniteList>
  );
}
