import { checkRound, engineGames, type Game, type GameKind, isInChain, type RoundCheck } from '@fairhouse/game-math';
import type { RoundFile } from '../member.ts';

/** By which engine each game is played, and its rules, present and former: who checks one round loads nothing of the others. */
const heads = import.meta.glob<{ engine: GameKind }>('../../../../../../games/*/game.json', { import: 'default' });
const files = import.meta.glob('../../../../../../games/*/{definition,definition-*}.json', { import: 'default' });

async function gamesOf(code: string): Promise<Game[]> {
  const head = await heads[`../../../../../../games/${code}/game.json`]?.();
  if (!head) return [];
  const gameBy = engineGames[head.engine];
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${code}/`));
  const definitions = own.length > 0 ? await Promise.all(own.map(([, load]) => load())) : [undefined];
  return definitions.map((definition) => gameBy(definition as never) as Game);
}

/**
 * Plays the round again in this browser, by the same code as the game's own page, and compares it with what was recorded; of a shared
 * round, follows its seed to the end of the chain first.
 */
export async function checkMemberRound({
  round,
  said,
}: RoundFile): Promise<RoundCheck | { verdict: 'wrong_chain' } | undefined> {
  if (!said?.proof) return undefined;
  const { bet, actions, outcome, proof } = said;
  const { serverSeed, nonce, chain } = proof;
  if (serverSeed !== null && chain && !(await isInChain({ serverSeed, nonce, chain })))
    return { verdict: 'wrong_chain' };
  return checkRound(await gamesOf(round.game), { game: round.game, bet, actions, ...proof }, outcome);
}
