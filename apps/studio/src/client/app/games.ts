import { expectGameFiles, type GameData, gameDataOf, loadGameFiles } from '../lib/game-data.ts';
import type { GameRoom } from '../lib/game-room.ts';
import { textsOf } from '../lib/texts/index.ts';
import type { Opened } from '../lib/wire.ts';
import { lateExtra } from './late-extra.tsx';

/** The room of each engine is a chunk of its own: a player of a slot does not load the tables. */
export const rooms: Record<Opened['game']['kind'], () => Promise<GameRoom>> = {
  slot: () => import('../features/slots/index.ts'),
  roulette: () => import('../features/roulette/index.ts'),
  blackjack: () => import('../features/blackjack/index.ts'),
  threshold: () => import('../features/threshold/index.ts'),
  weighted: () => import('../features/weighted/index.ts'),
  ladder: () => import('../features/ladder/index.ts'),
  'draw-poker': () => import('../features/draw-poker/index.ts'),
  subset: () => import('../features/subset/index.ts'),
  ticket: () => import('../features/ticket/index.ts'),
  compare: () => import('../features/compare/index.ts'),
  'dealer-poker': () => import('../features/dealer-poker/index.ts'),
  'dice-table': () => import('../features/dice-table/index.ts'),
  curve: () => import('../features/curve/index.ts'),
};

/** The rooms of tables whose rounds are shared, by engine. */
export const liveRooms: Partial<Record<keyof typeof rooms, () => Promise<Omit<GameRoom, 'RulesExtra'>>>> = {
  curve: () => import('../features/live/curve/index.ts'),
  roulette: () => import('../features/live/roulette/index.ts'),
  compare: () => import('../features/live/compare/index.ts'),
  weighted: () => import('../features/live/weighted/index.ts'),
};

const folderOf = (code: string) => `../../../../../games/${code}/game.json`;
/** By the path of its folder. */
const engines = import.meta.glob<keyof typeof rooms>('../../../../../games/*/game.json', {
  import: 'engine',
  eager: true,
});
const shelves = import.meta.glob<string>('../../../../../games/*/game.json', { import: 'shelf', eager: true });

/** The room in which a game is played. */
export function roomOf(code: string, kind: keyof typeof rooms): () => Promise<GameRoom> {
  const shared = shelves[folderOf(code)] === 'live' ? liveRooms[kind] : undefined;
  if (!shared) return rooms[kind];
  const alone = rooms[kind];
  return async () => ({ ...(await shared()), RulesExtra: lateExtra(alone), alone });
}

/** Asks for what the game's address tells to be needed, and the words that will probably be. */
export function expectGame(code: string, locale: string): void {
  const kind = engines[folderOf(code)];
  if (kind === undefined) return;
  // A failure is reported when the game itself loads them.
  void Promise.all([roomOf(code, kind)(), expectGameFiles(code, locale)]).catch(() => {});
}

/** A game with its room, all asked for at once. */
export async function loadGame(
  { code }: Opened['game'],
  language: string,
  open: () => Promise<GameRoom>,
): Promise<{ room: GameRoom; data: GameData }> {
  const [room, files] = await Promise.all([open(), loadGameFiles(code, textsOf(language).locale)]);
  return { room, data: gameDataOf(files, room.gameBy) };
}
