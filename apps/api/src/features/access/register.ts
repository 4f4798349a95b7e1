import { randomInt } from 'node:crypto';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { findInvitor, insertMember, takenFields } from './member.store.ts';
import { hashPassword } from './password.ts';
import { type AccountStep, checkAccountStep, checkBirthday, refuseTaken } from './registration.ts';

export interface Registration extends AccountStep {
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
  receiveExclusive: boolean;
  agreed: boolean;
  invitorCode?: string;
}

/** What joining needs of the rest of the house. */
export interface JoiningPorts {
  /** Whether the country is one we list and serve, and the state one of its own (or none where it has none). */
  checkPlace(countryCode: string, stateCode: string): 'ok' | 'countryCode' | 'stateCode' | 'restricted';
  openBook(tx: Transaction, book: { memberId: bigint; currency: Currency }): Promise<void>;
  sendActivationMail(
    tx: Transaction,
    member: { id: bigint; email: string; username: string; language: string },
  ): Promise<void>;
}

/** Makes a member with an empty book, in one transaction with its record and its activation mail. */
export async function register(
  db: pg.Pool,
  ports: JoiningPorts,
  registration: Registration,
  language: string,
): Promise<Result<bigint>> {
  const step = await checkAccountStep(db, registration);
  if (!step.ok) return step;
  const birthday = await checkBirthday(db, registration.birthday);
  if (!birthday.ok) return birthday;
  const missing = (['firstName', 'lastName', 'city', 'postalCode', 'address'] as const).find(
    (field) => !registration[field],
  );
  if (missing) return refuse('missingField', { field: missing });
  const place = ports.checkPlace(registration.countryCode, registration.stateCode);
  if (place === 'restricted') return refuse('restrictedCountry');
  if (place !== 'ok') return refuse('invalidField', { field: place });
  if (!registration.agreed) return refuse('agreementRequired');
  const invitorId = registration.invitorCode ? await findInvitor(db, registration.invitorCode) : undefined;
  if (registration.invitorCode && invitorId === undefined) return refuse('invitationInvalid');

  const passwordHash = await hashPassword(registration.password);
  return inTransaction(db, async (tx) => {
    const id = await insertMember(tx, {
      ...registration,
      passwordHash,
      language,
      invitorId,
      invitationCode: newInvitationCode(),
    });
    // Two forms may pass the check at the same time; the unique index lets one of them in.
    if (id === undefined) return refuseTaken((await takenFields(db, registration))[0] ?? 'username');
    await ports.openBook(tx, { memberId: id, currency: registration.currency });
    await ports.sendActivationMail(tx, { id, email: registration.email, username: registration.username, language });
    await recordAct(tx, {
      actor: `member:${id}`,
      memberId: id,
      subject: `member:${id}`,
      verb: 'member.join',
      after: {
        username: registration.username,
        currency: registration.currency,
        countryCode: registration.countryCode,
      },
    });
    return ok(id);
  });
}

/** Ten characters that cannot be mistaken for one another: 32¹⁰ codes, so that none is guessed or met twice. */
function newInvitationCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
