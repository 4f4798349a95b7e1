import { z } from 'zod';
import { facedTheme, slotTheme } from './themes.ts';

/** Where the lobby and the studio's page put a game. */
export const shelves = ['slots', 'originals', 'video-poker', 'cards', 'tables', 'tickets', 'bingo', 'live'] as const;
export type Shelf = (typeof shelves)[number];

/** How far a round strays from what a game returns, the calmest first. */
export const volatilities = ['low', 'low to medium', 'medium', 'medium to high', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

const minor = z.int().min(1).max(1_000_000_000_000);
const byCurrency = <T extends z.ZodType>(of: T) => z.strictObject({ USD: of, EUR: of, BRL: of, BTC: of });
const listed = {
  id: z.int().min(1),
  shelf: z.enum(shelves),
  /** The largest win comes once in so many rounds: where a test of the engine counts it, and no page could in a moment. */
  largestWinOneIn: z.number().min(1).optional(),
  /** The largest win in stakes, where the limit of a round is more than any round comes to. */
  largestWinReached: z.number().min(1).optional(),
  /**
   * Per cent of rounds that pay more than the stake, in the order of the sheet's ways to play: where a test of the engine counts them, and
   * no page could in a moment.
   */
  profitRates: z
    .array(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/))
    .min(1)
    .optional(),
  /** Of a table whose rounds everybody at it shares. */
  live: z
    .strictObject({
      /** How long a round takes bets, and how long its outcome is shown before the next opens, in milliseconds. */
      openMs: z.int().min(1_000).max(120_000),
      showMs: z.int().min(1_000).max(60_000),
      /** Of one player in one round. */
      mostBets: z.int().min(1).max(20),
    })
    .optional(),
};

/** Stakes of one tap in minor units, the least first; the third is offered first, and any between the ends can be typed. */
const taps = byCurrency(z.array(minor).min(3).max(20));
/** Of a game that is a folder of data by its engine alone. */
const tapped = { ...listed, taps };
/** Least and greatest single bet in minor units. */
const limits = byCurrency(z.tuple([minor, minor]));
/** What a round begins with at least, where a further bet in it may be less: half a stake for insurance. */
const leastStake = byCurrency(minor).optional();
/** Of a table on whose places chips are put. */
const spotted = { ...listed, limits, leastStake };
/** `game.json`: what the casino has to know to list the game, and the engine that plays it. One line an engine. */
export const gameFile = z.discriminatedUnion('engine', [
  z.strictObject({
    engine: z.literal('slot'),
    ...listed,
    /** Minor units on each line; the third is offered first. */
    coins: byCurrency(z.array(minor).min(3).max(20)),
  }),
  z.strictObject({ engine: z.literal('roulette'), ...spotted }),
  z.strictObject({ engine: z.literal('blackjack'), ...spotted }),
  z.strictObject({ engine: z.literal('threshold'), ...tapped }),
  z.strictObject({ engine: z.literal('weighted'), ...tapped }),
  z.strictObject({ engine: z.literal('ladder'), ...tapped }),
  z.strictObject({ engine: z.literal('draw-poker'), ...tapped }),
  z.strictObject({ engine: z.literal('subset'), ...tapped }),
  z.strictObject({ engine: z.literal('ticket'), ...tapped }),
  z.strictObject({ engine: z.literal('compare'), ...tapped }),
  z.strictObject({ engine: z.literal('dealer-poker'), ...tapped }),
  z.strictObject({ engine: z.literal('dice-table'), ...spotted }),
  z.strictObject({ engine: z.literal('curve'), ...tapped }),
]);
export type GameFile = z.output<typeof gameFile>;
export type Engine = GameFile['engine'];

/** What the folders of an engine's games hold beside `game.json`, and whether one spread tells how a round strays. */
interface EngineFolder {
  /** Reads `theme.json`. */
  theme: z.ZodType;
  /** A screen that draws with pictures of this game alone: symbols, backdrop, frame, title. */
  pictures: boolean;
  /** False where return or deviation depend on what is bet on. */
  oneSpread: boolean;
}

const faced: EngineFolder = { theme: facedTheme, pictures: false, oneSpread: false };

export const engineFolders: Record<Engine, EngineFolder> = {
  slot: { theme: slotTheme, pictures: true, oneSpread: true },
  roulette: faced,
  // One box alone; rounds of several stray by less of their stakes.
  blackjack: { ...faced, oneSpread: true },
  threshold: faced,
  weighted: faced,
  ladder: faced,
  'draw-poker': { ...faced, oneSpread: true },
  subset: faced,
  ticket: { ...faced, oneSpread: true },
  compare: faced,
  'dealer-poker': faced,
  'dice-table': faced,
  curve: faced,
};
