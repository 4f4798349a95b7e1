import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { InfiniteList } from '@fairhouse/ui/infinite-list.tsx';
import { usePages } from '../../lib/query.ts';
import { gamesCalled, reachOf } from './categories.ts';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The games whose name holds what was typed, and how many they are, said aloud. */
export function FoundGames({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesCalled(name));
  useFailureToast(list.error, list.error?.message);
  return (
    <>
      <p className="visually-hidden" role="status">
        {list.total === undefined ? '' : t('found', { count: list.total })}
      </p>
      <InfiniteList
        list={list}
        reachPx={reachOf('all')}
        endText={false}
        placeholder={<GamesPlaceholder />}
        empty={
          <EmptyState art="no-games" title={t('notFound', { name })}>
            <Button onClick={onShowAll}>{t('showAll')}</Button>
          </EmptyState>
        }
      >
        {(games) => <GameGrid games={games} />}
      </InfiniteList>
    </>
  );
}
