import type { CaseGroup } from '../case.ts';

/** Free rounds are no part of the wallet yet. Their cases come here with the calls, and a new version of the certification with them. */
export const freeRounds: CaseGroup = {
  group: 'Free rounds',
  advice: 'Name the grant with each bet of a free round, and mark its win as promotional.',
  cases: [],
};
