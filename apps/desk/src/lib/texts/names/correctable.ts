import { type Texts, textsOf } from '../../i18n.ts';

/** What of their own data members can have corrected. */
const en = {
  firstName: 'first name',
  lastName: 'last name',
  birthday: 'birthday',
  email: 'email',
  mobilePrefix: 'country code',
  mobile: 'mobile number',
  stateCode: 'state',
  city: 'town',
  postalCode: 'postal code',
  address: 'address',
};

const fil: Texts<keyof typeof en> = {
  firstName: 'pangalan',
  lastName: 'apelyido',
  birthday: 'birthday',
  email: 'email',
  mobilePrefix: 'country code',
  mobile: 'mobile number',
  stateCode: 'estado',
  city: 'bayan',
  postalCode: 'postal code',
  address: 'tirahan',
};

export const useCorrectableTexts = textsOf({ en, fil });
