import {
  blackjackGame,
  checkRound,
  type Game,
  type RoundCheck,
  rouletteGame,
  slotGame,
  thresholdGame,
} from '@fairhouse/game-math';
import type { RoundFile } from './member.ts';

/** By which engine each game is played, and its rules, present and former: who checks one round loads nothing of the others. */
const heads = import.meta.glob<{ engine: string }>('../../../../../games/*/game.json', { import: 'default' });
const files = import.meta.glob('../../../../../games/*/{definition,definition-*}.json', { import: 'default' });

/** A game by a definition of its folder; a table whose rules are its engine's has none. */
const engines: Readonly<Record<string, (definition: never) => unknown>> = {
  slot: (definition) => slotGame(definition),
  threshold: (definition) => thresholdGame(definition),
  roulette: () => rouletteGame,
  blackjack: () => blackjackGame,
};

async function gamesOf(code: string): Promise<Game[]> {
  const head = await heads[`../../../../../games/${code}/game.json`]?.();
  const engine = head && engines[head.engine];
  if (!engine) return [];
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${code}/`));
  const definitions = own.length > 0 ? await Promise.all(own.map(([, load]) => load())) : [undefined];
  return definitions.map((definition) => engine(definition as never) as Game);
}

/** Plays the round again in this browser, by the same code as the game's own page, and compares it with what was recorded. */
export async function checkMemberRound({ round, said }: RoundFile): Promise<RoundCheck | undefined> {
  if (!said?.proof) return undefined;
  const { bet, actions, outcome, proof } = said;
  return checkRound(await gamesOf(round.game), { game: round.game, bet, actions, ...proof }, outcome);
}
