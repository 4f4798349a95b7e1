import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, moment, text } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

const exact = () => z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);

const vendorPromotion = z.object({
  currency: currency(),
  mayGrant: z.boolean().describe('Whether the vendor may grant free rounds'),
  largestWin: z
    .string()
    .describe('The largest promotional win, and the largest maximum win of a grant. Exact, in major units; 0: none'),
  daily: z
    .string()
    .describe(
      'The most that promotions of one day in UTC may cost: promotional wins, and the maximum win of each grant',
    ),
  spentToday: z.string(),
  setBy: z.string().nullable().describe('null: never set, and nothing is allowed'),
  setTime: moment().nullable(),
});
export type VendorPromotion = z.output<typeof vendorPromotion>;

export const listVendorPromotions = call({
  path: '/operator/vendor/promotions',
  access: 'operator',
  permission: 'settings.read',
  summary: 'What a vendor may have the casino pay by promotions of its own, in every currency.',
  input: z.strictObject({ vendor: text(40) }),
  output: z.array(vendorPromotion),
  errors: ['noSuchThing'],
});

export const setVendorPromotion = call({
  path: '/operator/vendor/setPromotion',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Sets what a vendor may have the casino pay by promotions of its own in a currency, from the next call on. What was granted stays.',
  input: z.strictObject({
    vendor: text(40),
    currency: currency(),
    mayGrant: z.boolean(),
    largestWin: exact().describe('Exact, in major units; 0: none'),
    daily: exact().describe('At least the largest win'),
    reason: text(500).describe('Not empty'),
  }),
  output: vendorPromotion,
  errors: ['noSuchThing', 'missingField', 'settingRefused', ...secondPersonErrors],
  refusalData: secondPersonData,
});
