import type { Game } from '@fairhouse/game-math';
import type { FacedTheme, GameWords, SlotTheme } from '@fairhouse/games';
import type { PlayerLanguage } from '@fairhouse/money';

/** What the page knows of its game from the game's folder; the server has read the same files and vouches for them. */
export interface GameData {
  words: GameWords;
  /** Every set of rules by which rounds of it were ever played, the present one first. */
  games: readonly Game[];
  /** The present rules as the folder has them. */
  definition: unknown;
  theme: SlotTheme | FacedTheme;
}

/** Each file is a chunk of its own: a player of one game loads nothing of the others. */
const files = import.meta.glob('../../../../../../games/*/{theme,definition,definition-*,words/*}.json', {
  import: 'default',
});

const pathOf = (code: string, file: string) => `../../../../../../games/${code}/${file}.json`;

async function load<T>(code: string, file: string): Promise<T> {
  const found = files[pathOf(code, file)];
  if (!found) throw new Error(`${code} has no ${file}`);
  return (await found()) as T;
}

/** The present rules of any game of the casino. */
export function loadDefinition(code: string): Promise<unknown> {
  return load(code, 'definition');
}

interface GameFiles extends Omit<GameData, 'games'> {
  former: readonly unknown[];
}

/** Brings the files that its game begins with, before it is known which of them it needs. */
export async function expectGameFiles(code: string, language: PlayerLanguage): Promise<void> {
  const names = [`words/${language}`, 'theme', 'definition'].filter((name) => pathOf(code, name) in files);
  await Promise.all(names.map((name) => load(code, name)));
}

/** The files of one game, all asked for at once. */
export async function loadGameFiles(code: string, language: PlayerLanguage): Promise<GameFiles> {
  const words = load<GameWords>(code, `words/${language}`);
  const names = Object.keys(files)
    .map((path) => /games\/([a-z0-9-]+)\/(definition-\d+)\.json$/.exec(path))
    .flatMap((match) => (match?.[1] === code ? [match[2]!] : []));
  const [theme, definition, ...former] = await Promise.all([
    load<SlotTheme | FacedTheme>(code, 'theme'),
    ...['definition', ...names].map((file) => load<unknown>(code, file)),
  ]);
  return { words: await words, definition, former, theme };
}

/** `gameBy` is the engine's, of the game's screen. */
export function gameDataOf({ former, ...files }: GameFiles, gameBy: (definition: unknown) => unknown): GameData {
  return { ...files, games: [files.definition, ...former].map((rules) => gameBy(rules) as Game) };
}
