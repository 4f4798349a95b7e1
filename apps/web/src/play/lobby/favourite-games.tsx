import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { useFavourites } from './favourites.ts';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** The games that the member has marked with a heart. */
export function FavouriteGames() {
  const t = useLobbyTexts();
  const { games, error, reload } = useFavourites();
  useFailureToast(error, error?.message);
  if (!games && error) {
    return <LoadFailed error={error} onRetry={reload} />;
  }
  if (!games) return <GamesPlaceholder />;
  if (games.length === 0) return <EmptyState art="no-games" title={t('noFavourites')} />;
  return <GameGrid games={games} />;
}
