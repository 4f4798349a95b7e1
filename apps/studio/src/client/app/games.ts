import { type GameData, gameDataOf, loadGameFiles } from '../lib/game-data.ts';
import type { GameRoom } from '../lib/game-room.ts';
import { textsOf } from '../lib/texts/index.ts';
import type { Opened } from '../lib/wire.ts';

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
};

/** A game with the room of its engine, all asked for at once. */
export async function loadGame(
  { kind, code }: Opened['game'],
  language: string,
): Promise<{ room: GameRoom; data: GameData }> {
  const [room, files] = await Promise.all([rooms[kind](), loadGameFiles(code, textsOf(language).locale)]);
  return { room, data: gameDataOf(files, room.gameBy) };
}
