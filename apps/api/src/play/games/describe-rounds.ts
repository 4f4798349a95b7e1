import type { Database } from '@fairhouse/database';
import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';
import { gamesByCode } from './catalogue.store.ts';

/** The game of each bet, win and bet that came back. */
export async function describeRounds(db: Database, postings: readonly NamedPosting[]): Promise<PostingDescriptions> {
  const played = postings.flatMap(({ seq, gameCode }) => (gameCode === null ? [] : [{ seq, code: gameCode }]));
  if (played.length === 0) return new Map();
  const games = await gamesByCode(db, [...new Set(played.map(({ code }) => code))]);
  return describeEach(played, ({ code }) => {
    const game = games.get(code);
    return game && { is: 'game', game: game.id, name: game.name };
  });
}
