import { blackjackGame, type Game, rouletteGame, type SlotDefinition, slotGame } from '@fairhouse/game-math';
import type { GameWords } from '@fairhouse/games';
import type { SlotTheme } from './slot-theme.ts';
import type { Opened } from './wire.ts';

/** What the page knows of its game from the game's folder; the server has read the same files and vouches for them. */
export interface GameData {
  words: GameWords;
  /** Every set of rules by which rounds of it were ever played, the present one first. */
  games: readonly Game[];
  slot: { definition: SlotDefinition; theme: SlotTheme } | null;
}

/** Each file is a chunk of its own: a player of one game loads nothing of the others. */
const files = import.meta.glob('../../../../../games/*/{theme,definition,definition-*,words/*}.json', {
  import: 'default',
});

async function load<T>(code: string, file: string): Promise<T> {
  const found = files[`../../../../../games/${code}/${file}.json`];
  if (!found) throw new Error(`${code} has no ${file}`);
  return (await found()) as T;
}

export async function loadGameData({ code, kind }: Opened['game'], locale: string): Promise<GameData> {
  const words = load<GameWords>(code, `words/${locale}`);
  if (kind !== 'slot')
    return { words: await words, games: [kind === 'roulette' ? rouletteGame : blackjackGame] as Game[], slot: null };
  const former = Object.keys(files)
    .map((path) => /games\/([a-z0-9-]+)\/(definition-\d+)\.json$/.exec(path))
    .flatMap((match) => (match?.[1] === code ? [match[2]!] : []));
  const [theme, definition, ...others] = await Promise.all([
    load<SlotTheme>(code, 'theme'),
    ...['definition', ...former].map((file) => load<SlotDefinition>(code, file)),
  ]);
  const games = [definition!, ...others].map((one) => slotGame(one)) as unknown as Game[];
  return { words: await words, games, slot: { definition: definition!, theme } };
}
