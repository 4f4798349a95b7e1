import { expectGameFiles, type GameData, gameDataOf, loadGameFiles } from '../lib/game-data.ts';
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
  curve: () => import('../features/threshold/index.ts'),
};

/** By the path of its folder. */
const engines = import.meta.glob<keyof typeof rooms>('../../../../../games/*/game.json', {
  import: 'engine',
  eager: true,
});

/** Asks for what the game's address tells to be needed, and the words that will probably be. */
export function expectGame(code: string, locale: string): void {
  const kind = engines[`../../../../../games/${code}/game.json`];
  if (kind === undefined) return;
  // Whoever needs them asks again, and is told what went wrong.
  void Promise.all([rooms[kind](), expectGameFiles(code, locale)]).catch(() => {});
}

/** A game with the room of its engine, all asked for at once. */
export async function loadGame(
  { kind, code }: Opened['game'],
  language: string,
): Promise<{ room: GameRoom; data: GameData }> {
  const [room, files] = await Promise.all([rooms[kind](), loadGameFiles(code, textsOf(language).locale)]);
  return { room, data: gameDataOf(files, room.gameBy) };
}
