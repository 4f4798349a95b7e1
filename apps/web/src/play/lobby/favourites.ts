import { showToast } from '@fairhouse/ui/toasts.ts';
import { useMemo } from 'react';
import { post } from '../../lib/api.ts';
import { queries, useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import type { Game } from './play-game.ts';

const path = '/sys/gameFavourite/listAll';
const key = [path, {}];

/** The member's favourite games, the latest first; undefined until they are known, and for visitors. */
export function useFavourites() {
  const member = useMember();
  const { data, error, refetch } = useCall(path, {}, { enabled: member !== undefined, staleTimeMs: 300_000 });
  const games = member && data;
  const ids = useMemo(() => new Set(games?.map(({ id }) => id)), [games]);
  return { games, ids, isMember: member !== undefined, error, reload: refetch };
}

/** Shown at once, then shown to the casino; what the casino refuses is shown as it was before. */
export async function setFavourite(game: Game, favourite: boolean): Promise<void> {
  const change = (wanted: boolean) => (games: Game[] | undefined) => {
    const others = (games ?? []).filter(({ id }) => id !== game.id);
    return wanted ? [game, ...others] : others;
  };
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData(key, change(favourite));
  const answer = await post('/sys/gameFavourite/set', { id: game.id, favourite: favourite ? 1 : 0 }, { silent: true });
  if (answer.ok) return;
  queries.setQueryData(key, change(!favourite));
  showToast(answer.message);
}
