import { catalogue } from '@fairhouse/games/catalogue';
import type { Currency } from '@fairhouse/money';
import type { PlayableGame } from './game.store.ts';

/** The codes of our own games. */
export const ownGames: readonly string[] = catalogue.map(({ code }) => code);

/**
 * At which stakes free rounds of a game can be given, in minor units: some, or any between two. Undefined where it takes none: its rounds may
 * cost more than their stake, it pays a shared pot, or it is a package, whose page chooses stakes by itself.
 */
export async function stakesOfGame(
  game: PlayableGame,
  currency: Currency,
): Promise<{ some: bigint[] } | { any: true } | undefined> {
  const known = catalogue.find(({ code }) => code === game.code);
  if (!known) return game.isOwnStudio ? undefined : { any: true };
  const some = (await known.freeRoundStakes(currency)).filter((stake) => stake >= game.least && stake <= game.most);
  return some.length > 0 ? { some } : undefined;
}
