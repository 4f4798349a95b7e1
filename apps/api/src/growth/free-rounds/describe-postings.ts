import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What winnings of free rounds are filed under, each by the id of its free rounds. */
export const freeRoundsSource = 'freeRounds';

/** What a bonus of their winnings is filed under by the rules of bonuses. */
const ofBonus = /^given:freeRounds:([0-9a-f-]{36})$/;

/** Winnings of free rounds, in cash or as a bonus, each with the id of its free rounds. */
export function describeFreeRounds(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source, externalId }) => {
    const id = source === freeRoundsSource ? externalId : ofBonus.exec(externalId)?.[1];
    return id === undefined ? undefined : { is: 'bonus', bonus: 'freeRounds', freeRounds: id };
  });
}
