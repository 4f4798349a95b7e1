import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type OfGame = OperatorCallOutput<'/operator/winBound/listGames'>[number];
type OfVendor = OperatorCallOutput<'/operator/winBound/listAll'>[number];

/** What is in force for the wins of a game, or of all games of a vendor that have no bound of their own. */
export interface Bound extends Omit<OfGame, 'game' | 'name'> {
  /** 'studio', or 'studio/nocturne': as the record names it. */
  key: string;
  /** Null: of the vendor. */
  game: string | null;
  name: string | null;
}

/** What stands in the address. */
export type BoundsView = Partial<Record<'find' | 'row', string>>;

/** The bound of each vendor, and below it those of its games. */
export function boundsOf(all: readonly OfVendor[], games: readonly OfGame[]): Bound[] {
  return all
    .filter(({ game }) => game === null)
    .flatMap(({ vendor, multiple, isSet, setBy, setTime }) => [
      {
        key: vendor,
        vendor,
        game: null,
        name: null,
        multiple,
        source: isSet ? 'own' : 'usual',
        setBy,
        setTime,
      } as const,
      ...games.filter((one) => one.vendor === vendor).map((one) => ({ ...one, key: `${vendor}/${one.game}` })),
    ]);
}

export function filtered(bounds: readonly Bound[], { find = '' }: BoundsView): Bound[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return bounds.filter(({ key, name }) => words.every((word) => `${name ?? ''} ${key}`.toLowerCase().includes(word)));
}

const mostTimes = 1_000_000;

/** How many times the stake, as somebody typed it; undefined where that is none. */
export function timesIn(text: string): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= mostTimes ? Number(text) : undefined;
}

/** Of our own games the casino knows the bound by their rules. */
export const setByStart = 'system:start';
