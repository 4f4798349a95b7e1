import { isPersonName } from '@fairhouse/contract/person-name';
import type { Translate } from '../../../lib/language/i18n.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { en } from '../texts/en.ts';
import { birthdayOf, isEmail, isOfAge, leastAge, type Registration, type RegistrationField } from './registration.ts';

/** The verification code stands in a step without being part of the draft. */
export type StepField = RegistrationField | 'verifyCode';
export type StepCheck = readonly [field: StepField, right: boolean, message: string];

type Draft<F extends RegistrationField> = Pick<Registration, F>;
type T = Translate<keyof typeof en>;

/** The specified checks of the fields that several ways of joining ask for, each group in its order. */
export const checksOf = {
  email: ({ email }: Draft<'email'>, t: T): StepCheck[] => [
    ['email', email.trim() !== '', t('emailTip')],
    ['email', isEmail(email.trim()), t('emailTip1')],
  ],
  names: ({ firstName, lastName }: Draft<'firstName' | 'lastName'>, t: T): StepCheck[] => [
    ['firstName', firstName.trim() !== '', t('firstNameTip')],
    ['firstName', isPersonName(firstName.trim()), t('nameTip')],
    ['lastName', lastName.trim() !== '', t('lastNameTip')],
    ['lastName', isPersonName(lastName.trim()), t('nameTip')],
  ],
  genderAndBirthday: ({ gender, birthday }: Draft<'gender' | 'birthday'>, t: T, now = serverNow()): StepCheck[] => [
    ['gender', gender !== undefined, t('genderTip')],
    ['birthday', birthdayOf(birthday) !== undefined, t('birthdayTip')],
    // At this step already; the server decides, and by the place, which may ask for more years.
    ['birthday', isOfAge(birthday, now), t('underAge', { years: leastAge })],
  ],
  mobile: ({ mobilePrefix, mobile }: Draft<'mobilePrefix' | 'mobile'>, t: T): StepCheck[] => [
    ['mobilePrefix', mobilePrefix !== '', t('mobilePrefixTip')],
    ['mobile', mobile !== '', t('mobileTip')],
  ],
};
