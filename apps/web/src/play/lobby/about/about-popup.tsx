import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { GamesPlaceholder } from '../games-placeholder.tsx';
import { GameAbout } from './game-about.tsx';
import { useAbout } from './use-about.ts';

/** The page about a game, above the list it was asked for in. */
export default function AboutPopup({ gameId, name, onClose }: { gameId: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = useAbout(gameId);
  return (
    <Dialog title={data?.game.name ?? name} size="l" onClose={onClose}>
      {data ? (
        <GameAbout about={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <GamesPlaceholder />
      )}
    </Dialog>
  );
}
