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
  z.strictObject({ engine: z.literal('roulette'), ...table }),
  z.strictObject({ engine: z.literal('blackjack'), ...table }),
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

export type GameWords = z.output<typeof wordsFile>;
export const gameLanguages = ['en', 'fil'] as const;
export type GameLanguage = (typeof gameLanguages)[number];

export type GameFolder = z.output<typeof gameFile> & { code: string; words: Record<GameLanguage, GameWords> };

const read = (code: string, file: string): unknown => JSON.parse(readFileSync(`${gamesFolder}${code}/${file}`, 'utf8'));

function readFolder(code: string): GameFolder {
  const words = Object.fromEntries(
    gameLanguages.map((language) => [language, wordsFile.parse(read(code, `words/${language}.json`))]),
  ) as Record<GameLanguage, GameWords>;
  return { code, ...gameFile.parse(read(code, 'game.json')), words };
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
