import { playerLanguageCodes } from '@fairhouse/money';

/**
 * Of what audit events say, the values under which a person's own words or names, or the words of others about the person, can
 * stand. They are taken out when the person is erased; states, amounts and who decided stay (docs/decisions/170).
 */
export const personalKeys = [
  'username',
  'name',
  'email',
  'label',
  'lastFour',
  'text',
  'note',
  'reason',
  ...playerLanguageCodes,
  'title',
  'matches',
  'facts',
  'proposal',
  'destination',
  'changes',
] as const;
