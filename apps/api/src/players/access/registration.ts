import { longestEmail } from '@fairhouse/contract/email';
import type pg from 'pg';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import { isWeak } from '../../lib/password.ts';
import { isAtLeast, type TakenField, takenFields } from './member.store.ts';
import { e164Of } from './mobile/e164.ts';

/** What step 1 asks for. */
export interface AccountStep {
  email: string;
  username: string;
  password: string;
  repassword: string;
  mobilePrefix: string;
  mobile: string;
}

const emailPattern = /^\w+(?:[.+-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;
const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{3,31}$/;

/** The checks of step 1 in the order in which the form makes them. */
export async function checkAccountStep(db: pg.Pool, step: AccountStep): Promise<Result<null>> {
  if (!step.email) return refuse('missingField', { field: 'email' });
  if (!isEmail(step.email)) return refuse('emailInvalid');
  if (!usernamePattern.test(step.username)) return refuse('usernameInvalid');
  if (isWeak(step.password, step.username)) return refuse('passwordWeak');
  if (step.password !== step.repassword) return refuse('passwordsDiffer');
  const mobile = checkMobile(step);
  if (!mobile.ok) return mobile;
  const [taken] = await takenFields(db, { ...step, mobileE164: mobile.data });
  return taken ? refuseTaken(taken) : ok(null);
}

const takenErrors = {
  username: 'usernameTaken',
  email: 'emailTaken',
  mobile: 'mobileTaken',
  nationalId: 'nationalIdTaken',
} as const;

export function refuseTaken(field: TakenField): Refusal {
  return refuse(takenErrors[field]);
}

/** Whether the refusal told that another member has this. */
export function isTaken({ error }: Refusal): boolean {
  return Object.values<string>(takenErrors).includes(error);
}

/** A real calendar day that lies so many years back. */
export async function checkBirthday(db: pg.Pool, birthday: string, years: number): Promise<Result<null>> {
  const day = new Date(`${birthday}T00:00:00Z`);
  const isReal =
    /^(19|20)\d\d-\d\d-\d\d$/.test(birthday) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(birthday);
  if (!isReal) return refuse('birthdayInvalid');
  return (await isAtLeast(db, birthday, years)) ? ok(null) : refuse('underAge', { years });
}

/** Word characters with dot, plus or hyphen parts, an @ and a domain, no longer than the contract has it. */
export function isEmail(email: string): boolean {
  return email.length <= longestEmail && emailPattern.test(email);
}

/** A number that can be dialled from abroad, answered in E.164. */
export function checkMobile(step: Pick<AccountStep, 'mobilePrefix' | 'mobile'>): Result<string> {
  const number = e164Of(step);
  return number === undefined ? refuse('mobileInvalid') : ok(number);
}
