import { randomInt } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import type { JoiningField, NationalIdKind } from '@fairhouse/jurisdictions';
import type { Currency } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { insertMember, type NewMember, takenFields } from './member.store.ts';
import { e164Of } from './mobile/e164.ts';
import { refuseTaken } from './registration.ts';

export interface JoinedMember {
  memberId: bigint;
  inviterId: bigint | undefined;
  /** Random, of the browser's storage. */
  deviceId: string | undefined;
  address: string;
  /** What a click on a partner's link was answered with. */
  click: string | undefined;
  countryCode: string;
  stateCode: string;
}

/** By what somebody is known again. */
export interface JoiningPerson {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthday: string;
  email: string;
  /** '+4915112345678'. */
  mobile: string;
  countryCode: string;
  stateCode: string;
  postalCode: string;
  address: string;
}

/** What joining needs of the rest of the casino. */
export interface JoiningPorts {
  /** Whether the country is one we list and serve, and the state one of its own (or none where it has none). */
  checkPlace(countryCode: string, stateCode: string): 'ok' | 'countryCode' | 'stateCode' | 'restricted';
  /** From which age on one may join there, whether the tick for offers by mail starts empty, in which currencies (null: in all), with which number of a person, and what else is asked for. */
  rulesAt(
    countryCode: string,
    stateCode: string,
  ): {
    ageLeast: number;
    offersUnticked: boolean;
    currencies: readonly Currency[] | null;
    nationalId: NationalIdKind | null;
    joiningFields: readonly JoiningField[];
  };
  /** Whether members may join in it. */
  isCurrencyOpen(currency: Currency): Promise<boolean>;
  /** Whether the rules of that place let this person join; the last of the checks, for it may ask somebody outside. */
  admit(person: JoiningPerson): Promise<Result<null>>;
  openBook(tx: Transaction, book: { memberId: bigint; currency: Currency }): Promise<void>;
  /** Whether this person has excluded himself from play with another account. */
  isExcluded(tx: Transaction, person: JoiningPerson, deviceId: string | undefined): Promise<boolean>;
  /** Has the staff look at a new member who may be somebody that has excluded himself under a name typed otherwise. */
  reviewIfSimilar(
    tx: Transaction,
    memberId: bigint,
    person: Pick<JoiningPerson, 'firstName' | 'lastName' | 'birthday'>,
  ): Promise<void>;
  /** Notes where the member came from and who brought them. */
  noteJoined(tx: Transaction, joined: JoinedMember): Promise<void>;
  /** Keeps what the new member has agreed to. */
  noteAgreed(tx: Transaction, joined: { memberId: bigint; language: string; offers: boolean }): Promise<void>;
  sendActivationMail(
    tx: Transaction,
    member: { id: bigint; email: string; username: string; language: string },
  ): Promise<void>;
}

/** Adds the member, the empty book and the record of it. Every check has been made, but names may be taken meanwhile. */
export async function addMember(
  tx: Transaction,
  ports: JoiningPorts,
  member: Omit<NewMember, 'invitationCode' | 'mobileE164'>,
  origin: Pick<JoinedMember, 'deviceId' | 'address' | 'click'>,
): Promise<Result<bigint>> {
  const mobileE164 = e164Of(member);
  if (mobileE164 === undefined) return refuse('mobileInvalid');
  if (await ports.isExcluded(tx, { ...member, mobile: mobileE164 }, origin.deviceId)) return refuse('excludedBefore');
  const id = await insertMember(tx, { ...member, mobileE164, invitationCode: newInvitationCode() });
  // Two forms may pass the check at the same time; the unique index lets one of them in.
  if (id === undefined) return refuseTaken((await takenFields(tx, { ...member, mobileE164 }))[0] ?? 'username');
  const { username, currency, countryCode, language, receiveExclusive } = member;
  await ports.openBook(tx, { memberId: id, currency });
  await ports.reviewIfSimilar(tx, id, member);
  await ports.noteJoined(tx, {
    ...origin,
    memberId: id,
    inviterId: member.invitorId,
    countryCode,
    stateCode: member.stateCode,
  });
  await ports.noteAgreed(tx, { memberId: id, language, offers: receiveExclusive });
  await recordAuditEvent(tx, {
    actor: `member:${id}`,
    memberId: id,
    subject: `member:${id}`,
    command: 'member.join',
    after: { username, currency, countryCode },
  });
  return ok(id);
}

/** Ten characters that cannot be mistaken for one another: 32¹⁰ codes, so that none is guessed or met twice. */
function newInvitationCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
