import {
  blackjackGame,
  checkRound,
  type Game,
  type RoundCheck,
  rouletteGame,
  type SlotDefinition,
  slotGame,
} from '@fairhouse/game-math';
import type { RoundFile } from './member.ts';

/** The rules of every game, present and former, each a chunk of its own: who checks one round loads nothing of the others. */
const files = import.meta.glob<SlotDefinition>('../../../../../games/*/{definition,definition-*}.json', {
  import: 'default',
});

async function gamesOf(code: string): Promise<Game[]> {
  if (code === rouletteGame.code) return [rouletteGame as unknown as Game];
  if (code === blackjackGame.code) return [blackjackGame as unknown as Game];
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${code}/`));
  return Promise.all(own.map(async ([, load]) => slotGame(await load()) as unknown as Game));
}

/** Plays the round again in this browser, by the same code as the game's own page, and compares it with what was recorded. */
export async function checkMemberRound({ round, said }: RoundFile): Promise<RoundCheck | undefined> {
  if (!said?.proof) return undefined;
  const { bet, actions, outcome, proof } = said;
  return checkRound(await gamesOf(round.game), { game: round.game, bet, actions, ...proof }, outcome);
}
