import { z } from 'zod';
import { engineFolders, type Shelf } from './engines.ts';
import { definitionsIn, type GameFolder, type GameLanguage, gameFolders } from './folders.ts';

type Limits = Record<'USD' | 'EUR' | 'BRL' | 'BTC', [bigint, bigint]>;

/** A game as the casino lists it; what it is played by does not concern the casino. */
export interface CatalogueGame {
  id: number;
  code: string;
  name: string;
  shelf: Shelf;
  /** As the specification sorts the lists of games. */
  category: 'Slots' | 'Table Games';
  /** Least and greatest single bet in minor units. */
  limits: Limits;
  /** No round pays more multiples of its first stake. */
  largestWin: number;
  /**
   * The mean and the standard deviation of a round as declared, in per cent and in stakes; null where the spread depends on
   * what is bet on, as in roulette.
   */
  spread: { return: string; deviation: string } | null;
  /** What it returns, in words for the rules of the house. */
  returns: Record<GameLanguage, string>;
}

const declared = z.object({ return: z.string(), deviation: z.string(), maxWin: z.int() });
const ofDefinition = z.object({ name: z.string(), declared });
/** How many coins a stake is; a slot of the first kind has one on each line. */
const coinsOf = z
  .object({ stakeCoins: z.int().optional(), lines: z.array(z.unknown()) })
  .transform(({ stakeCoins, lines }) => stakeCoins ?? lines.length);

function entryOf(folder: GameFolder): CatalogueGame {
  const { id, code, shelf, words } = folder;
  const category = shelf === 'slots' ? 'Slots' : 'Table Games';
  const listed = { id, code, shelf, category, returns: { en: words.en.returns, fil: words.fil.returns } } as const;
  const spreadOf = ({ return: mean, deviation }: { return: string; deviation: string }) =>
    engineFolders[folder.engine].oneSpread ? { return: mean, deviation } : null;
  if ('limits' in folder) {
    const { name, largestWin, limits } = folder;
    const spread = 'declared' in folder ? spreadOf(folder.declared) : null;
    return { ...listed, name, largestWin, limits: limitsOf(limits, 1), spread };
  }
  const definition = definitionsIn(code)[0];
  const { name, declared: figures } = ofDefinition.parse(definition);
  const limits = 'coins' in folder ? limitsOf(folder.coins, coinsOf.parse(definition)) : limitsOf(folder.taps, 1);
  return { ...listed, name, largestWin: figures.maxWin, limits, spread: spreadOf(figures) };
}

function limitsOf(steps: Record<keyof Limits, readonly number[]>, lines: number): Limits {
  const range = (of: readonly number[]): [bigint, bigint] => [
    BigInt(Math.min(...of) * lines),
    BigInt(Math.max(...of) * lines),
  ];
  return { USD: range(steps.USD), EUR: range(steps.EUR), BRL: range(steps.BRL), BTC: range(steps.BTC) };
}

/** Our own games in the order of the lobby. */
export const catalogue: readonly CatalogueGame[] = gameFolders.map(entryOf);
