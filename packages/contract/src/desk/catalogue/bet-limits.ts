import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, listedId, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

const betLimit = z.object({
  currency: currency(),
  minimumBet: z.string().nullable().describe('Exact, in major units; null: the game is not offered in this currency'),
  maximumBet: z.string().nullable(),
  version: z.int().describe('0: as it came'),
  setBy: z.string().nullable(),
  setTime: moment().nullable(),
});
export type BetLimit = z.output<typeof betLimit>;

export const listBetLimits = call({
  path: '/operator/catalogue/bets',
  access: 'operator',
  permission: 'settings.read',
  summary: 'Minimum and maximum single bet of a game in every currency.',
  input: z.strictObject({ id: listedId() }),
  output: z.array(betLimit),
  errors: ['noSuchThing'],
});

const exact = () => z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);

export const setBetLimit = call({
  path: '/operator/catalogue/setBets',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Sets minimum and maximum single bet of a game in a currency, or withdraws the game from the currency. Applies from the next bet; open rounds can be finished.',
  input: z.strictObject({
    id: listedId(),
    currency: currency(),
    version: whole(0).describe('Version that was shown; outdated when a colleague changed it meanwhile'),
    minimumBet: exact().nullable().describe('Exact, in major units; null: not offered'),
    maximumBet: exact().nullable(),
    reason: text(500).describe('Not empty'),
  }),
  output: betLimit,
  errors: ['noSuchThing', 'settingRefused', 'missingField', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
