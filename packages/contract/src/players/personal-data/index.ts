import { acceptTexts, getConsents, setLiveRounds, setOffers } from './consents.ts';
import { askCopy, fetchCopy } from './copy.ts';
import { askCorrection } from './correction.ts';
import { askErasure, withdrawErasure } from './erasure.ts';
import { getData } from './get-data.ts';

/** The calls about a member's own data. */
export const personalDataCalls = {
  [getData.path]: getData,
  [askCopy.path]: askCopy,
  [fetchCopy.path]: fetchCopy,
  [askCorrection.path]: askCorrection,
  [askErasure.path]: askErasure,
  [withdrawErasure.path]: withdrawErasure,
  [getConsents.path]: getConsents,
  [setLiveRounds.path]: setLiveRounds,
  [setOffers.path]: setOffers,
  [acceptTexts.path]: acceptTexts,
} as const;
