import { type LiveCasino, readTerms, type Terms } from '@fairhouse/live';
import { lru } from 'tiny-lru';

/** Rounds of all tables that bets are placed in at about the same time. */
const mostKept = 200;

/** By which rules, link and chain a round is decided: known before it, and the same for every bet in it, so read once. */
export function termsOfRounds({
  db,
}: Pick<LiveCasino, 'db'>): (table: string, round: number) => Promise<Terms | undefined> {
  const kept = lru<Terms>(mostKept);
  return async (table, round) => {
    const key = `${table} ${round}`;
    const known = kept.get(key);
    if (known) return known;
    const terms = await readTerms(db, table, round);
    if (terms) kept.set(key, terms);
    return terms;
  };
}
