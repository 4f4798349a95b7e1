import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { usePages } from '../../lib/query.ts';
import { reachOf } from './categories.ts';
import { type GameFilter, gamesFound } from './filter/game-filter.ts';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The games that what was typed and chosen leads to, and how many they are, said aloud. */
export function FoundGames({
  name,
  filter,
  onShowAll,
}: {
  /** Empty where nothing was typed. */
  name: string;
  filter: GameFilter;
  onShowAll: () => void;
}) {
  const t = useLobbyTexts();
  const list = usePages('/sys/game/find', gamesFound(name, filter));
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
          <EmptyState art="no-games" title={name === '' ? t('noneOfThese') : t('notFound', { name })}>
            <Button onClick={onShowAll}>{t('showAll')}</Button>
          </EmptyState>
        }
      >
        {(games) => <GameGrid games={games} />}
      </InfiniteList>
    </>
  );
}
