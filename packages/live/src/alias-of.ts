import { createHash } from 'node:crypto';

/**
 * As others at a table see who bets: the same in every round, and nothing that leads back to the player. Null when playing for fun,
 * which nobody sees.
 */
export function aliasOf(walletUser: string | null): string | null {
  if (walletUser === null) return null;
  return `Player ${createHash('sha256').update(`alias ${walletUser}`).digest('hex').slice(0, 4)}`;
}
