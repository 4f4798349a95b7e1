import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** One folder a game: `games/<code>/`. What stands in it is described in docs/decisions/016-a-game-is-a-folder.md. */
export const gamesFolder = fileURLToPath(new URL('../../../games/', import.meta.url));

const minor = z.int().min(1).max(1_000_000_000_000);
const byCurrency = <T extends z.ZodType>(of: T) => z.strictObject({ USD: of, EUR: of, BRL: of, BTC: of });
const listed = { id: z.int().min(1), category: z.enum(['Slots', 'Table Games']) };
const table = {
  ...listed,
  name: z.string().min(1).max(40),
  /** No round pays more multiples of its first stake. */
  largestWin: z.int().min(1),
  /** Least and greatest single bet in minor units. */
  limits: byCurrency(z.tuple([minor, minor])),
};

/** `game.json`: what the house has to know to list the game, and the engine that plays it. */
const gameFile = z.discriminatedUnion('engine', [
  z.strictObject({
    engine: z.literal('slot'),
    ...listed,
    /** Minor units on each line; the third is offered first. */
    coins: byCurrency(z.array(minor).min(3).max(20)),
  }),
  z.strictObject({
    engine: z.literal('threshold'),
    ...listed,
    /** Stakes of one tap in minor units; the third is offered first, and any between the ends can be typed. */
    taps: byCurrency(z.array(minor).min(3).max(20)),
  }),
  z.strictObject({ engine: z.literal('roulette'), ...table }),
  z.strictObject({
    engine: z.literal('blackjack'),
    ...table,
    /** What the rules declare: the return in per cent, and its standard deviation in stakes. */
    declared: z.strictObject({ return: z.string(), deviation: z.string() }),
  }),
]);

const text = z.string().min(1).max(600);
/** `words/<language>.json`: all that is said about the game. */
const wordsFile = z.strictObject({
  returns: text,
  abandoned: text,
  rules: z.array(z.strictObject({ heading: text, text })).min(1),
  symbols: z.record(z.string(), text).optional(),
  idle: text.optional(),
  freeIntro: text.optional(),
});

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const paint = z.string().regex(/^(#[0-9a-f]{6}|rgb\([\d ]+( \/ \d{1,3}%)?\))$/);
/** 'red green blue', to be given a strength where it is painted. */
const parts = z.string().regex(/^(\d{1,3} ){2}\d{1,3}$/);
/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
const tone = z.array(z.number()).min(3).max(20);

/** Tones in place of the house's own. */
const sounds = z.partialRecord(z.enum(['press', 'reelStop', 'scatter', 'tension', 'win', 'winHigh', 'winTop']), tone);

/** `theme.json` of a slot: how the room looks and sounds with it. Pictures and lettering are files beside it. */
const themeFile = z.strictObject({
  /** Reels that win nothing, for a first visit: the stop of each. */
  opening: z.array(z.int().min(0)).length(5),
  colours: z.strictObject({
    /** What stands out: chosen, named, counted. */
    accent: hex,
    /** The same for words on a dark ground. */
    accentLight: hex,
    /** The button that spins, from its lit upper edge down to its foot, and the word on it. */
    button: z.tuple([hex, hex, hex]),
    buttonInk: hex,
    /** Behind the backdrop, until it is there. */
    ground: paint,
    /** Behind the symbols. */
    well: paint,
    /** Of the drum's shade. */
    edge: parts,
    /** Of the winning line and the frames of its cells. */
    line: paint,
    /** Around the reels after a win and over a reel that is waited for. */
    glow: parts,
    /** The light that free spins are played in. */
    freeInner: paint,
    freeOuter: paint,
    /** Behind the words between two acts. */
    curtainInner: paint,
    curtainOuter: paint,
    freeCurtainInner: paint,
    freeCurtainOuter: paint,
  }),
  sounds,
});

/** `theme.json` of a game whose room has several faces: which of them, and how it looks and sounds. */
const facedTheme = z.strictObject({
  face: z.enum(['dice', 'limbo']),
  colours: z.strictObject({
    accent: hex,
    accentLight: hex,
    button: z.tuple([hex, hex, hex]),
    buttonInk: hex,
    /** Of the room, and the light in its middle. */
    ground: hex,
    groundLight: paint,
    /** Behind what is read. */
    well: paint,
    /** What wins and what does not, wherever the two stand side by side. */
    won: hex,
    lost: hex,
  }),
  sounds,
});

/** `golden.json`: what the released rules gave for one row of seeds, so that no change to an engine goes unseen. */
const goldenFile = z.strictObject({
  definitionHash: z.string(),
  rounds: z.int(),
  won: z.int(),
  longestRound: z.int(),
  digest: z.string(),
});

export type SlotTheme = z.output<typeof themeFile>;
export type FacedTheme = z.output<typeof facedTheme>;
export type GoldenRounds = z.output<typeof goldenFile>;
export type GameWords = z.output<typeof wordsFile>;
export const gameLanguages = ['en', 'fil'] as const;
export type GameLanguage = (typeof gameLanguages)[number];

export type GameFolder = z.output<typeof gameFile> & { code: string; words: Record<GameLanguage, GameWords> };

const read = (code: string, file: string): unknown => JSON.parse(readFileSync(`${gamesFolder}${code}/${file}`, 'utf8'));

function readFolder(code: string): GameFolder {
  const words = Object.fromEntries(
    gameLanguages.map((language) => [language, wordsFile.parse(read(code, `words/${language}.json`))]),
  ) as Record<GameLanguage, GameWords>;
  const game = gameFile.parse(read(code, 'game.json'));
  // The page reads the theme itself; read here as well, a wrong one does not open.
  if (game.engine === 'slot') themeOf(code);
  if (game.engine === 'threshold') facedTheme.parse(read(code, 'theme.json'));
  return { code, ...game, words };
}

export function themeOf(code: string): SlotTheme {
  return themeFile.parse(read(code, 'theme.json'));
}

export function goldenRoundsOf(code: string): GoldenRounds {
  return goldenFile.parse(read(code, 'golden.json'));
}

/** Every game that has a folder, in the order of their ids. */
export const gameFolders: readonly GameFolder[] = readdirSync(gamesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFolder(name))
  .sort((a, b) => a.id - b.id);

/** The definition on offer first, then former ones (`definition-1.json`), by which rounds may still be open. */
export function definitionsIn(code: string): unknown[] {
  return readdirSync(`${gamesFolder}${code}`)
    .filter((file) => /^definition(-\d+)?\.json$/.test(file))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((file) => read(code, file));
}
