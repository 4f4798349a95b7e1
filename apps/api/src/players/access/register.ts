import { inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { hashPassword } from '../../lib/password.ts';
import { addMember, type JoiningPorts } from './add-member.ts';
import { type AnswersAtPlace, type AskedAtPlace, readAskedAtPlace } from './asked-at-place.ts';
import { findInvitor } from './member.store.ts';
import { type AccountStep, checkAccountStep, checkBirthday } from './registration.ts';

/** What steps 2 and 3 ask for. */
export interface Details extends AnswersAtPlace {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  birthday: string;
  currency: Currency;
  countryCode: string;
  stateCode: string;
  city: string;
  postalCode: string;
  address: string;
  /** Undefined: nothing was ticked or unticked, so what the tick starts as at the place counts. */
  receiveExclusive?: boolean | undefined;
  agreed: boolean;
  invitorCode?: string;
  /** What a recommendation link said; noted, never refused. */
  recommendCode?: string;
  /** What a click on a partner's link was answered with; one that is no longer valid is no reason to refuse. */
  affiliateClick?: string;
  /** Random, kept by the browser. */
  deviceId?: string;
}

export type Registration = AccountStep & Details;

/** Makes a member with an empty book, in one transaction with its record and its activation mail. */
export async function register(
  db: pg.Pool,
  ports: JoiningPorts,
  registration: Registration,
  language: string,
  address: string,
): Promise<Result<bigint>> {
  const step = await checkAccountStep(db, registration);
  if (!step.ok) return step;
  const details = await checkDetails(db, ports, registration);
  if (!details.ok) return details;

  const admitted = await ports.admit({ ...registration, mobile: `${registration.mobilePrefix}${registration.mobile}` });
  if (!admitted.ok) return admitted;
  const passwordHash = await hashPassword(registration.password);
  return inTransaction(db, async (tx) => {
    const member = { ...registration, ...details.data, passwordHash, language };
    const id = await addMember(tx, ports, member, {
      deviceId: registration.deviceId,
      address,
      click: registration.affiliateClick,
    });
    if (id.ok) await ports.sendActivationMail(tx, { ...registration, id: id.data, language });
    return id;
  });
}

/** The checks of the later steps in the order in which the forms make them. Answers what follows from them. */
export async function checkDetails(
  db: pg.Pool,
  ports: JoiningPorts,
  details: Details,
): Promise<Result<{ invitorId: bigint | undefined; receiveExclusive: boolean } & AskedAtPlace>> {
  const missing = (fields: readonly (keyof Details)[]) => fields.find((field) => !details[field]);
  const name = missing(['firstName', 'lastName']);
  if (name) return refuse('missingField', { field: name });
  const rules = ports.rulesAt(details.countryCode, details.stateCode);
  const { ageLeast, offersUnticked, currencies } = rules;
  const birthday = await checkBirthday(db, details.birthday, ageLeast);
  if (!birthday.ok) return birthday;
  const place = ports.checkPlace(details.countryCode, details.stateCode);
  if (place === 'restricted') return refuse('restrictedCountry');
  if (place !== 'ok') return refuse('invalidField', { field: place });
  if (!(await ports.isCurrencyOpen(details.currency))) return refuse('invalidField', { field: 'currency' });
  if (currencies && !currencies.includes(details.currency)) {
    return refuse('accountCurrencyRefused', { currencies: currencies.join(', ') });
  }
  const asked = readAskedAtPlace(rules, details);
  if (!asked.ok) return asked;
  const home = missing(['city', 'postalCode', 'address']);
  if (home) return refuse('missingField', { field: home });
  if (!details.agreed) return refuse('agreementRequired');
  const invitorId = details.invitorCode ? await findInvitor(db, details.invitorCode) : undefined;
  if (details.invitorCode && invitorId === undefined) return refuse('invitationInvalid');
  return ok({ ...asked.data, invitorId, receiveExclusive: details.receiveExclusive ?? !offersUnticked });
}
