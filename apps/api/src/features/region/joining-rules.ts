import type { Jurisdiction } from '@fairhouse/jurisdictions';

/** What the form for joining has to know of a place, and what it is held to. */
export function joiningRules({ rules }: Jurisdiction): { ageLeast: number; offersUnticked: boolean } {
  return { ageLeast: rules['age.least'], offersUnticked: rules['consent.offersUnticked'] };
}
