import { z } from 'zod';
import { currency, flag, maybe, secret, text } from '../../scalars.ts';
import { longestEmail } from './longest-email.ts';
import { isPersonNameOrEmpty } from './person-name.ts';
import { pictureAnswer } from './verification-picture.ts';

/** Step 1 of joining, in the order in which the specification checks it. */
export const accountStep = {
  email: text(longestEmail),
  username: text(32).describe('4 to 32 letters, digits, hyphens, underscores or dots'),
  password: secret().describe('At least 8 characters'),
  repassword: secret(),
  mobilePrefix: text(6).describe('Dialing code without the plus sign'),
  mobile: text(20).describe('Digits only'),
};

/** Steps 2 and 3, in the order in which the specification checks them. */
export const detailsStep = {
  firstName: text(60).refine(isPersonNameOrEmpty, 'not a name'),
  lastName: text(60).refine(isPersonNameOrEmpty, 'not a name'),
  gender: z.enum(['MALE', 'FEMALE']),
  birthday: text(10).describe('YYYY-MM-DD; at least `ageLeast` years ago, of the country or the state'),
  currency: currency().describe('Fixed from now on'),
  countryCode: text(2).describe('ISO 3166-1 alpha-2'),
  stateCode: text(10).describe('ISO 3166-2'),
  city: text(100),
  postalCode: text(20),
  address: text(200),
  birthName: text(60)
    .refine(isPersonNameOrEmpty, 'not a name')
    .default('')
    .describe('Name at birth, where the place asks for it (`joiningFields` of the place)'),
  birthPlace: text(100).default('').describe('Where the place asks for it (`joiningFields` of the place)'),
  nationalId: text(20).default('').describe('Where the place asks for one (`nationalId` of the place)'),
  receiveExclusive: maybe(flag()).describe(
    'Offers by mail; nothing: what the tick starts as there (`offersUnticked` of the place)',
  ),
  agreed: flag().default(false).describe('Must be true'),
};

/** Who brought the member, and what the picture shows when it was asked for. */
export const joiningExtras = {
  step: maybe(text(10)),
  invitorCode: maybe(text(32)).describe("The inviting friend's invitation code"),
  recommendCode: maybe(text(32)).describe('The code of a recommendation link: noted for the operators, never refused'),
  affiliateClick: maybe(text(300)).describe(
    'The token that a click on the tracking link of a partner was answered with',
  ),
  deviceId: maybe(z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)).describe(
    'Random, stored by the browser: detects one person with several accounts',
  ),
  ...pictureAnswer,
};
