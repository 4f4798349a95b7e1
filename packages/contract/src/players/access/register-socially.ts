import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, flag, maybe, text } from '../../scalars.ts';
import { longestEmail } from './longest-email.ts';
import { accountStep, detailsStep, joiningExtras } from './registration.ts';
import { browserKey, socialProof } from './social-providers.ts';
import { userInfo } from './user-info.ts';

export const registerSocially = call({
  path: '/sys/auth/faceBookRegister',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Registers after a social log-in with the details that the provider did not give. Email address, first and last name are checked first; while other required details are missing the answer is `detailsRequired`, and the call is made again with them. No account is opened before age, country and agreement are known.',
  input: z.object({
    email: text(longestEmail),
    firstName: detailsStep.firstName,
    lastName: detailsStep.lastName,
    proof: maybe(socialProof()),
    browser: maybe(browserKey()),
    gender: maybe(detailsStep.gender),
    birthday: maybe(detailsStep.birthday),
    mobilePrefix: maybe(accountStep.mobilePrefix),
    mobile: maybe(accountStep.mobile),
    currency: maybe(currency()),
    countryCode: maybe(detailsStep.countryCode),
    stateCode: text(10).default(''),
    city: maybe(detailsStep.city),
    postalCode: maybe(detailsStep.postalCode),
    address: maybe(detailsStep.address),
    birthName: detailsStep.birthName,
    birthPlace: detailsStep.birthPlace,
    nationalId: detailsStep.nationalId,
    receiveExclusive: detailsStep.receiveExclusive,
    agreed: flag().default(false).describe('Must be true'),
    ...joiningExtras,
  }),
  output: userInfo,
  errors: [
    'accountCurrencyRefused',
    'nationalIdInvalid',
    'nationalIdTaken',
    'registerSilent',
    'registerMissing',
    'excludedBefore',
    'missingField',
    'invalidField',
    'emailInvalid',
    'socialExpired',
    'restrictedCountry',
    'verificationRequired',
    'verificationWrong',
    'emailTaken',
    'detailsRequired',
    'birthdayInvalid',
    'underAge',
    'mobileInvalid',
    'mobileTaken',
    'agreementRequired',
    'invitationInvalid',
  ],
  refusalData: {
    detailsRequired: z.object({ missing: z.array(z.string()).describe('The fields that are still wanted') }),
  },
});
