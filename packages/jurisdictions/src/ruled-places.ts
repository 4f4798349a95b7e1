import type { Jurisdiction } from './jurisdiction.ts';

/** A country, but for those of its parts that have rules of their own; or such a part. */
export interface RuledPlace {
  countryCode: string;
  /** ISO 3166-2; of a country ''. */
  stateCode: string;
  /** The parts that are not meant by the country. */
  ownParts: readonly string[];
  jurisdiction: Jurisdiction;
}

/** Every place that there are rules of, for statements that ask about all who live there. */
export function ruledPlaces(
  countries: readonly string[],
  statesOf: (countryCode: string) => readonly string[],
  jurisdictionOf: (countryCode: string, stateCode?: string) => Jurisdiction,
): RuledPlace[] {
  return countries.flatMap((countryCode) => {
    const jurisdiction = jurisdictionOf(countryCode);
    const parts = statesOf(countryCode)
      .map((stateCode) => ({ stateCode, jurisdiction: jurisdictionOf(countryCode, stateCode) }))
      .filter((part) => part.jurisdiction.code !== jurisdiction.code);
    return [
      { countryCode, stateCode: '', ownParts: parts.map(({ stateCode }) => stateCode), jurisdiction },
      ...parts.map((part) => ({ ...part, countryCode, ownParts: [] })),
    ];
  });
}
