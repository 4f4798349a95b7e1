import { z } from 'zod';
import { call } from '../../call.ts';
import { day, flag, listedId, maybe } from '../../scalars.ts';
import { operatorPromotion } from './promotion.ts';

export const setPromotion = call({
  path: '/operator/promotion/set',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Shows or hides a promotion; with days, only within them (00:00 to 23:59 UTC).',
  input: z.object({
    id: listedId(),
    enabled: flag(),
    firstDay: maybe(day()).describe('YYYY-MM-DD; left out: at once'),
    lastDay: maybe(day()).describe('YYYY-MM-DD, itself included; left out: without end'),
  }),
  output: operatorPromotion,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'contentChanged', 'settingRefused', 'notPermitted'],
});
