/** Streams that this process keeps open: in all, of one player, from one address. */
export interface StreamLimits {
  all: number;
  perPlayer: number;
  perAddress: number;
}

/** A player has some tables open on some devices; behind an address there is a family, or a café. */
export const usualStreamLimits: StreamLimits = { all: 12_000, perPlayer: 4, perAddress: 60 };

/** Takes a place for a stream and answers how to give it back, or undefined when there is none to be had now. */
export type TakePlace = (player: string, address: string) => (() => void) | undefined;

export function openStreamPlaces({ all, perPlayer, perAddress }: StreamLimits): TakePlace {
  const [players, addresses] = [counts(perPlayer), counts(perAddress)];
  let taken = 0;
  return (player, address) => {
    if (taken >= all || !players.hasRoom(player) || !addresses.hasRoom(address)) return undefined;
    taken += 1;
    players.add(player, 1);
    addresses.add(address, 1);
    return () => {
      taken -= 1;
      players.add(player, -1);
      addresses.add(address, -1);
    };
  };
}

function counts(most: number) {
  const byKey = new Map<string, number>();
  const of = (key: string) => byKey.get(key) ?? 0;
  return {
    hasRoom: (key: string) => of(key) < most,
    add(key: string, change: 1 | -1): void {
      const count = of(key) + change;
      if (count > 0) byKey.set(key, count);
      else byKey.delete(key);
    },
  };
}
