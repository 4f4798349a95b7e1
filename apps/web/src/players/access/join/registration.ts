import { longestEmail } from '@fairhouse/contract/email';
import type { Currency } from '@fairhouse/money';
import type { Refused } from '../../../lib/api.ts';

/** What the three steps fill in. */
export interface Registration {
  email: string;
  username: string;
  password: string;
  repassword: string;
  /** ISO code of the country whose dialing code was picked, since several share one. */
  mobileCountry: string;
  mobilePrefix: string;
  mobile: string;
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE' | undefined;
  /** Eight characters YYYYMMDD, a blank where a digit is missing. */
  birthday: string;
  currency: Currency | undefined;
  countryCode: string;
  stateCode: string;
  city: string;
  postalCode: string;
  address: string;
  /** These three only where the place asks for them. */
  birthName: string;
  birthPlace: string;
  nationalId: string;
  receiveExclusive: boolean;
  agreed: boolean;
  /** Of the invitation link, or typed. */
  invitorCode: string;
}

export type RegistrationField = keyof Registration;

export const emptyRegistration: Registration = {
  email: '',
  username: '',
  password: '',
  repassword: '',
  mobileCountry: '',
  mobilePrefix: '',
  mobile: '',
  firstName: '',
  lastName: '',
  gender: undefined,
  birthday: '        ',
  currency: undefined,
  countryCode: '',
  stateCode: '',
  city: '',
  postalCode: '',
  address: '',
  birthName: '',
  birthPlace: '',
  nationalId: '',
  receiveExclusive: true,
  agreed: false,
  invitorCode: '',
};

/**
 * What changes with the place that was chosen. Where the tick for offers starts empty, it is ticked after that. A currency
 * that the place does not allow is not kept; the only one that it allows is chosen.
 */
export function startsAt(
  rules: { offersUnticked: boolean; currencies: readonly Currency[] | null } | undefined,
  chosen?: Currency | undefined,
): Partial<Registration> {
  const allowed = rules?.currencies;
  const keeps = !allowed || (chosen !== undefined && allowed.includes(chosen));
  return {
    ...(rules?.offersUnticked ? { receiveExclusive: false } : {}),
    ...(keeps ? {} : { currency: allowed.length === 1 ? allowed[0] : undefined }),
  };
}

/** What every step is given. */
export interface StepProps {
  draft: Registration;
  change: (changed: Partial<Registration>) => void;
  busy: boolean;
  /** Continues, or answers why not. */
  onNext: () => Promise<Refused | undefined>;
}

/** What the fields of a step are given: the draft, how to put something into it, and what is wrong. */
export interface FieldProps<F extends string> {
  draft: Pick<Registration, Extract<F, RegistrationField>>;
  put: (changed: Partial<Registration>) => void;
  problem: { of: (field: F) => string | undefined };
}

/** Word characters with optional dot or hyphen parts, an @ and a domain: the specified pattern, with '+' allowed in front. */
export function isEmail(text: string): boolean {
  return (
    text.length <= longestEmail && /^[\w+]+([.-][\w+]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/.test(text)
  );
}

/** '19900131' → '1990-01-31'; undefined until all eight digits are there. */
export function birthdayOf(digits: string): string | undefined {
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` : undefined;
}

/** No place lets anybody join who is younger. */
export const leastAge = 18;

/** Whether a person with this birthday is 18 on the day of `now`. True also for an incomplete date, which has a check of its own. */
export function isOfAge(digits: string, now: Date): boolean {
  if (birthdayOf(digits) === undefined) return true;
  const today = now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
  return today - Number(digits) >= leastAge * 10_000;
}

/** What steps 2 and 3 filled in, as the API takes it. Only to be asked for when every step was checked. */
export function detailsOf(draft: Registration) {
  const { gender, currency, countryCode, stateCode, receiveExclusive, agreed } = draft;
  const birthday = birthdayOf(draft.birthday);
  if (!gender || !currency || !birthday) throw new Error('a step was left unfinished');
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    gender,
    birthday,
    currency,
    countryCode,
    stateCode,
    city: draft.city.trim(),
    postalCode: draft.postalCode.trim(),
    address: draft.address.trim(),
    birthName: draft.birthName.trim(),
    birthPlace: draft.birthPlace.trim(),
    nationalId: draft.nationalId.trim(),
    receiveExclusive,
    agreed,
    invitorCode: draft.invitorCode.trim(),
  };
}
