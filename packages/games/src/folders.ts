import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eachLanguage, type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';
import { engineFolders, type GameFile, gameFile } from './engines.ts';
import { type SlotTheme, slotTheme } from './themes.ts';

/** One folder a game: `games/<code>/`. What stands in it is described in docs/decisions/016. */
export const gamesFolder = fileURLToPath(new URL('../../../games/', import.meta.url));

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

/** `golden.json`: what the released rules gave for one row of seeds, so that no change to an engine goes unseen. */
const goldenFile = z.strictObject({
  definitionHash: z.string(),
  rounds: z.int(),
  won: z.int(),
  longestRound: z.int(),
  digest: z.string(),
});

export type GoldenRounds = z.output<typeof goldenFile>;
export type GameWords = z.output<typeof wordsFile>;
export const gameLanguages = playerLanguageCodes;
export type GameLanguage = PlayerLanguage;

export type GameFolder = GameFile & { code: string; words: Record<GameLanguage, GameWords> };

const read = (code: string, file: string): unknown => JSON.parse(readFileSync(`${gamesFolder}${code}/${file}`, 'utf8'));

function readFolder(code: string): GameFolder {
  const words = eachLanguage((language) => wordsFile.parse(read(code, `words/${language}.json`)));
  const game = gameFile.parse(read(code, 'game.json'));
  // The page reads the theme itself; read here as well, a wrong one does not open.
  engineFolders[game.engine].theme.parse(read(code, 'theme.json'));
  return { code, ...game, words };
}

export function slotThemeOf(code: string): SlotTheme {
  return slotTheme.parse(read(code, 'theme.json'));
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
