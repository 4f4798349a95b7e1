import casino from '../packs/casino.json' with { type: 'json' };
import { overlaid } from './pack.ts';
import { packs } from './packs.ts';
import { type Rules, rulesSchema } from './rules.ts';

/** What holds for a member: the rules, and whose they are. */
export interface Jurisdiction {
  /** `casino`, or the pack's own: `GB`. */
  code: string;
  name: string;
  rules: Rules;
}

/** The casino's own: what the specification says, for every player whose country has no pack in force. */
export const casinoJurisdiction: Jurisdiction = { code: 'casino', name: 'Casino', rules: rulesSchema.parse(casino) };

const byPlace = new Map(
  packs.flatMap((pack) => {
    const { code, name } = pack;
    const jurisdiction: Jurisdiction = { code, name, rules: overlaid(casinoJurisdiction.rules, pack) };
    return pack.places.map((place) => [place, jurisdiction] as const);
  }),
);

/**
 * What holds at a place. A pack of a part of a country goes before one of the country. `inForce` are the codes of the packs
 * that the casino goes by; a place without one has the casino's own rules.
 */
export function jurisdictionAt(
  inForce: readonly string[],
  countryCode: string | undefined,
  stateCode?: string,
): Jurisdiction {
  const found = [stateCode, countryCode].map((place) => (place ? byPlace.get(place) : undefined));
  return found.find((jurisdiction) => jurisdiction && inForce.includes(jurisdiction.code)) ?? casinoJurisdiction;
}
