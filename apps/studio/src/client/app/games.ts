import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';
import { expectGameFiles, type GameData, gameDataOf, loadGameFiles } from '../lib/page/game-data.ts';
import type { GameScreen } from '../lib/page/game-screen.ts';
import type { Opened } from '../lib/round/wire.ts';
import { loadLanguage } from './languages/index.ts';
import { lateExtra } from './late-extra.tsx';

/** The screen of each engine is a chunk of its own: a player of a slot does not load the tables. */
export const screens: Record<Opened['game']['kind'], () => Promise<GameScreen>> = {
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
  open: () => import('../features/open/index.ts'),
};

/** The screens of tables whose rounds are shared, by engine. */
export const liveScreens: Partial<Record<keyof typeof screens, () => Promise<Omit<GameScreen, 'RulesExtra'>>>> = {
  curve: () => import('../features/live/curve/index.ts'),
  roulette: () => import('../features/live/roulette/index.ts'),
  compare: () => import('../features/live/compare/index.ts'),
  weighted: () => import('../features/live/weighted/index.ts'),
};

const folderOf = (code: string) => `../../../../../games/${code}/game.json`;
/** By the path of its folder. */
const engines = import.meta.glob<keyof typeof screens>('../../../../../games/*/game.json', {
  import: 'engine',
  eager: true,
});
const shelves = import.meta.glob<string>('../../../../../games/*/game.json', { import: 'shelf', eager: true });

/** The screen in which a game is played. */
export function screenOf(code: string, kind: keyof typeof screens): () => Promise<GameScreen> {
  const shared = shelves[folderOf(code)] === 'live' ? liveScreens[kind] : undefined;
  if (!shared) return screens[kind];
  const alone = screens[kind];
  return async () => ({ ...(await shared()), RulesExtra: lateExtra(alone), alone });
}

/** Asks for what the game's address tells to be needed, and the words that will probably be. */
export function expectGame(code: string, language: PlayerLanguage): void {
  const kind = engines[folderOf(code)];
  if (kind === undefined) return;
  // A failure is reported when the game itself loads them.
  void Promise.all([screenOf(code, kind)(), expectGameFiles(code, language)]).catch(() => {});
}

/** A game with its screen, all asked for at once. */
export async function loadGame(
  { code, kind }: Opened['game'],
  language: string,
  open: () => Promise<GameScreen>,
): Promise<{ screen: GameScreen; data: GameData }> {
  // A package has no folder among our games: its page brings what it draws with.
  if (kind === 'open') {
    const [screen, { dataFor }] = await Promise.all([
      open(),
      import('../features/open/data.ts'),
      loadLanguage(language),
    ]);
    return { screen, data: dataFor(language) };
  }
  const [screen, files] = await Promise.all([
    open(),
    loadGameFiles(code, playerLanguageOf(language)),
    loadLanguage(language),
  ]);
  return { screen, data: gameDataOf(files, screen.gameBy) };
}
