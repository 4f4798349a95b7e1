import { z } from 'zod';
import { call } from '../../call.ts';
import { day, maybe, text } from '../../scalars.ts';
import { isPersonNameOrEmpty } from '../access/person-name.ts';

/** What a member can have corrected; somebody looks at it first. */
export const correctable = [
  'firstName',
  'lastName',
  'birthday',
  'email',
  'mobilePrefix',
  'mobile',
  'stateCode',
  'city',
  'postalCode',
  'address',
] as const;
export type Correctable = (typeof correctable)[number];

export const correctionStates = ['waiting', 'accepted', 'refused', 'replaced'] as const;

export const askCorrection = call({
  path: '/sys/data/askCorrection',
  summary:
    'Requests a correction of account data. Fields that are left out are unchanged; a pending request is replaced. Staff review it before it applies.',
  input: z.object({
    firstName: maybe(text(60).refine(isPersonNameOrEmpty, 'not a name')),
    lastName: maybe(text(60).refine(isPersonNameOrEmpty, 'not a name')),
    birthday: maybe(day()),
    email: maybe(text(120)),
    mobilePrefix: maybe(text(6)),
    mobile: maybe(text(20)),
    stateCode: maybe(text(10)),
    city: maybe(text(80)),
    postalCode: maybe(text(20)),
    address: maybe(text(200)),
  }),
  output: z.object({ id: z.int() }),
  errors: ['missingField', 'emailInvalid', 'mobileInvalid', 'birthdayInvalid', 'underAge', 'emailTaken', 'mobileTaken'],
});
