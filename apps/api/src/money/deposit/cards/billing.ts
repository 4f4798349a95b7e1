/** The cardholder and the billing address, in the specified fields and in the order of their checks. */
export interface Billing {
  cardFirstName: string;
  cardLastName: string;
  cardCountry: string;
  cardState: string;
  cardCity: string;
  cardAddress: string;
  cardPostalCode: string;
}

/** The method whose form asks here who pays on the provider's page. */
export const methodWithPayer = 'ONLY_PAY';

/** The billing part of a form; undefined where none of it was given. */
export function billingOfForm(form: { [F in keyof Billing]?: string | undefined }): Billing | undefined {
  if (!names.some(([field]) => form[field])) return undefined;
  return Object.fromEntries(names.map(([field]) => [field, form[field] ?? ''])) as unknown as Billing;
}

const names: [keyof Billing, string][] = [
  ['cardFirstName', 'the first name'],
  ['cardLastName', 'the last name'],
  ['cardCountry', 'the country'],
  ['cardState', 'the state'],
  ['cardCity', 'the town or city'],
  ['cardAddress', 'the address'],
  ['cardPostalCode', 'the postal code'],
];

/** The first part that is empty, named as the player knows it; a state is asked for only where there are any. */
export function missingInBilling(billing: Billing, hasStates: (country: string) => boolean): string | undefined {
  const missing = names.find(
    ([field]) => billing[field] === '' && (field !== 'cardState' || hasStates(billing.cardCountry)),
  );
  return missing?.[1];
}
