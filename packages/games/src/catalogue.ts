import { eachLanguage } from '@fairhouse/money';
import { z } from 'zod';
import { engineFolders, type Shelf, type Volatility, volatilities } from './engines.ts';
import { type Feature, featuresOf } from './features.ts';
import { definitionsIn, type GameFolder, type GameLanguage, gameFolders } from './folders.ts';
import { rarestShown } from './odds.ts';

type Limits = Record<'USD' | 'EUR' | 'BRL' | 'BTC', [bigint, bigint]>;

/** A game as the casino lists it; what it is played by does not concern the casino. */
export interface CatalogueGame {
  id: number;
  code: string;
  name: string;
  shelf: Shelf;
  /** As the specification sorts the lists of games. */
  category: 'Slots' | 'Table Games' | 'Live Casino';
  /** Least and greatest single bet in minor units. */
  limits: Limits;
  /** What a round begins with at least, in minor units; a further bet in it may be less. */
  leastStake: Record<keyof Limits, bigint>;
  /** No round pays more multiples of its first stake. */
  largestWin: number;
  /**
   * The mean and the standard deviation of a round as declared, in per cent and in stakes; null where the spread depends on
   * what is bet on, as in roulette.
   */
  spread: { return: string; deviation: string } | null;
  /** What it returns, in words for the rules of the casino. */
  returns: Record<GameLanguage, string>;
  features: Feature[];
  /** As declared: return and hits in per cent. Where a choice of the player changes them, of the choice offered first. */
  figures: { return: string; hitRate: string; volatility: Volatility };
  rules: Record<GameLanguage, { heading: string; text: string }[]>;
  /** A pot that its rounds share, and the most that it pays at once, in minor units; null where there is none. */
  pot: { code: string; most: Record<keyof Limits, bigint> } | null;
  /** The largest win as players are shown it, in stakes; null where it is so rare that nobody ever sees it. */
  advertisedWin: number | null;
  /**
   * The stakes at which free rounds can be given, in minor units, the least first; none where it takes none. Engines are loaded when it is
   * first asked.
   */
  freeRoundStakes(currency: string): Promise<bigint[]>;
  /** The largest win comes once in so many rounds; null where that is not counted. Engines are loaded when it is first asked. */
  largestWinOneIn(): Promise<number | null>;
}

const figuresOf = z.object({
  return: z.string(),
  hitRate: z.string(),
  deviation: z.string(),
  volatility: z.enum(volatilities),
});
const inEach = z.strictObject({ USD: z.int(), EUR: z.int(), BRL: z.int(), BTC: z.int() });
const ofDefinition = z.object({
  name: z.string(),
  declared: figuresOf.extend({ maxWin: z.int() }),
  pot: z.object({ code: z.string(), most: inEach }).nullish(),
});
/** How many coins a stake is; a slot of the first kind has one on each line. */
const coinsOf = z
  .object({ stakeCoins: z.int().optional(), lines: z.array(z.unknown()) })
  .transform(({ stakeCoins, lines }) => stakeCoins ?? lines.length);

function categoryOf(shelf: Shelf): CatalogueGame['category'] {
  if (shelf === 'slots') return 'Slots';
  return shelf === 'live' ? 'Live Casino' : 'Table Games';
}

function entryOf(folder: GameFolder): CatalogueGame {
  const { id, code, engine, shelf, words, largestWinReached, largestWinOneIn: oneIn = 0 } = folder;
  const [definition] = definitionsIn(code);
  const { name, declared, largestWin, limits, leastStake, pot } = boundsOf(folder, definition);
  const { return: mean, hitRate, deviation, volatility } = declared;
  return {
    id,
    code,
    name,
    shelf,
    category: categoryOf(shelf),
    limits,
    leastStake,
    largestWin,
    spread: engineFolders[engine].oneSpread ? { return: mean, deviation } : null,
    returns: eachLanguage((language) => words[language].returns),
    features: featuresOf(engine, definition),
    figures: { return: mean, hitRate, volatility },
    rules: eachLanguage((language) => words[language].rules),
    pot,
    advertisedWin: oneIn > rarestShown ? null : (largestWinReached ?? largestWin),
    async freeRoundStakes(currency) {
      const [{ gameOf }, { freeRoundStakesOf }] = await Promise.all([
        import('./index.ts'),
        import('@fairhouse/game-math'),
      ]);
      const game = shelf === 'live' ? undefined : gameOf(code);
      return game ? freeRoundStakesOf(game, currency).map(BigInt) : [];
    },
    async largestWinOneIn() {
      const [{ gameOf }, { largestWinOneIn }] = await Promise.all([import('./index.ts'), import('./sheets.ts')]);
      const game = gameOf(code);
      return game ? largestWinOneIn(game) : null;
    },
  };
}

function boundsOf(folder: GameFolder, definition: unknown) {
  const { name, declared, pot } = ofDefinition.parse(definition);
  const coins = 'coins' in folder ? coinsOf.parse(definition) : 1;
  const limits = limitsOf('coins' in folder ? folder.coins : 'taps' in folder ? folder.taps : folder.limits, coins);
  return {
    name,
    declared,
    largestWin: declared.maxWin,
    limits,
    leastStake: ('leastStake' in folder && folder.leastStake && inBigint(folder.leastStake)) || leastOf(limits),
    pot: pot ? { ...pot, most: inBigint(pot.most) } : null,
  };
}

function inBigint({ USD, EUR, BRL, BTC }: Record<keyof Limits, number>): Record<keyof Limits, bigint> {
  return { USD: BigInt(USD), EUR: BigInt(EUR), BRL: BigInt(BRL), BTC: BigInt(BTC) };
}

function leastOf({ USD, EUR, BRL, BTC }: Limits): Record<keyof Limits, bigint> {
  return { USD: USD[0], EUR: EUR[0], BRL: BRL[0], BTC: BTC[0] };
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
