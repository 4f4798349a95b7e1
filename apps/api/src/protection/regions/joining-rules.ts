import type { JoiningField, Jurisdiction, NationalIdKind } from '@fairhouse/jurisdictions';
import type { Currency } from '@fairhouse/money';

export interface JoiningRules {
  ageLeast: number;
  offersUnticked: boolean;
  /** In which an account may be kept; null for every one. */
  currencies: Currency[] | null;
  /** The number of a person that is asked for; null for none. */
  nationalId: NationalIdKind | null;
  /** What is asked for beside name, birthday and address. */
  joiningFields: JoiningField[];
}

/** What the form for joining has to know of a place, and what it is held to. */
export function joiningRules({ rules }: Jurisdiction): JoiningRules {
  return {
    ageLeast: rules['age.least'],
    offersUnticked: rules['consent.offersUnticked'],
    currencies: rules['account.currencies'],
    nationalId: rules['joining.nationalId'],
    joiningFields: rules['joining.fields'],
  };
}
