import house from '../packs/house.json' with { type: 'json' };
import { type Rules, rulesSchema } from './rules.ts';

export * from './rules.ts';

/** What holds for a member: the rules, and whose they are. */
export interface Jurisdiction {
  /** `house`, or the pack's own: `GB`. */
  code: string;
  name: string;
  rules: Rules;
}

/** The house's own: what the specification says, for every player whose country has no pack in force. */
export const houseJurisdiction: Jurisdiction = { code: 'house', name: 'House', rules: rulesSchema.parse(house) };
