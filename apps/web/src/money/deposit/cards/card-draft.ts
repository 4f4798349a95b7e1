import { firstProblem, type Problem } from '../../../lib/first-problem.ts';
import type { Translate } from '../../../lib/language/i18n.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { en } from '../texts/en.ts';

/** What stands in the card form. */
export interface CardDraft {
  /** Digits alone. */
  cardNum: string;
  cardCvv: string;
  /** '01' to '12'. */
  expireMonth: string;
  expireYear: string;
  cardFirstName: string;
  cardLastName: string;
  cardCountry: string;
  cardState: string;
  cardCity: string;
  cardAddress: string;
  cardPostalCode: string;
}
export type CardField = keyof CardDraft;

export const emptyCard: CardDraft = {
  cardNum: '',
  cardCvv: '',
  expireMonth: '',
  expireYear: '',
  cardFirstName: '',
  cardLastName: '',
  cardCountry: '',
  cardState: '',
  cardCity: '',
  cardAddress: '',
  cardPostalCode: '',
};

const tips = {
  cardNum: 'cardNumberTip',
  cardCvv: 'cvvTip',
  expireMonth: 'expiryMonthTip',
  expireYear: 'expiryYearTip',
  cardFirstName: 'firstNameTip',
  cardLastName: 'lastNameTip',
  cardCountry: 'countryTip',
  cardState: 'stateTip',
  cardCity: 'cityTip',
  cardAddress: 'addressTip',
  cardPostalCode: 'postalCodeTip',
} as const satisfies Record<CardField, keyof typeof en>;

/** What the provider's own fields ask for, where they stand in place of ours. */
const byProvider = new Set<CardField>(['cardNum', 'cardCvv', 'expireMonth', 'expireYear']);

/** The specified checks after the amount, in their order; a state is asked for only where the country has any. */
export function checkCard(
  draft: CardDraft,
  asked: { hasStates: boolean; ownFields: boolean },
  t: Translate<keyof typeof en>,
): Problem<CardField> | undefined {
  return firstProblem(
    (Object.keys(tips) as CardField[])
      .filter((field) => asked.ownFields || !byProvider.has(field))
      .filter((field) => asked.hasStates || field !== 'cardState')
      .map((field) => [field, draft[field].trim() !== '', t(tips[field])] as const),
  );
}

/** As it is sent: without blanks in the number, the CVV and the first name, as specified. */
export function cardPayloadOf(draft: CardDraft) {
  const withoutBlanks = (text: string) => text.replace(/\s/g, '');
  return {
    cardNum: withoutBlanks(draft.cardNum),
    cardCvv: withoutBlanks(draft.cardCvv),
    expireMonth: Number(draft.expireMonth),
    expireYear: Number(draft.expireYear),
    ...billingPayloadOf(draft),
  };
}

export function billingPayloadOf(draft: CardDraft) {
  return {
    cardFirstName: draft.cardFirstName.replace(/\s/g, ''),
    cardLastName: draft.cardLastName.trim(),
    cardCountry: draft.cardCountry,
    cardState: draft.cardState,
    cardCity: draft.cardCity.trim(),
    cardAddress: draft.cardAddress.trim(),
    cardPostalCode: draft.cardPostalCode.trim(),
  };
}

export const expiryMonths = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** This year and the next ten. */
export function expiryYears(now = serverNow()): string[] {
  return Array.from({ length: 11 }, (_, index) => String(now.getFullYear() + index));
}

type Billing = Omit<CardDraft, 'cardNum' | 'cardCvv' | 'expireMonth' | 'expireYear'>;

/** The prefill, but for the parts in which something stands already. */
export function keepTyped(prefill: Billing, typed: CardDraft): Partial<Billing> {
  return Object.fromEntries(
    (Object.keys(prefill) as (keyof Billing)[])
      .filter((field) => !typed[field])
      .map((field) => [field, prefill[field]]),
  );
}
