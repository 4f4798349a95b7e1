import { z } from 'zod';
import { call } from '../../call.ts';
import { checkRegistration } from './check-registration.ts';
import { accountStep, detailsStep, joiningExtras } from './registration.ts';
import { userInfo } from './user-info.ts';

export const register = call({
  path: '/sys/auth/register',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Joins: checks all steps again, opens the account and its book, logs the member in and sends the activation mail.',
  input: z.object({ ...accountStep, ...detailsStep, ...joiningExtras }),
  output: userInfo,
  errors: [
    ...checkRegistration.errors,
    'birthdayInvalid',
    'underAge',
    'agreementRequired',
    'accountCurrencyRefused',
    'nationalIdInvalid',
    'nationalIdTaken',
    'registerSilent',
    'registerMissing',
    'excludedBefore',
  ],
});
