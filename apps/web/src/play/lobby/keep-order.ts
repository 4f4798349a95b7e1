import type { CallOutput } from '@fairhouse/contract';

type Groups = CallOutput<'/sys/game/all'>;

const keptGroups = ['top', 'slotsGames', 'tableGames', 'liveCasino'] as const satisfies readonly (keyof Groups)[];

/**
 * The groups of a later answer with the games in the order in which they already stand on the page, and new ones after
 * them. The most played change all the time, also between the page and the first call, and a tile must not move away from
 * under a finger.
 */
export function keepOrder(shown: Groups | undefined, next: Groups): Groups {
  if (!shown) return next;
  const kept = { ...next };
  for (const name of keptGroups) {
    const places = new Map(shown[name].data.map(({ id }, place) => [id, place]));
    const placeOf = ({ id }: { id: number }) => places.get(id) ?? places.size;
    kept[name] = { ...next[name], data: [...next[name].data].sort((a, b) => placeOf(a) - placeOf(b)) };
  }
  return kept;
}
