import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { operatorPromotion } from './promotion.ts';

export const listOperatorPromotions = call({
  path: '/operator/promotion/listAll',
  access: 'operator',
  permission: 'content.read',
  summary: 'All promotions, shown or not.',
  input: nothing(),
  output: z.array(operatorPromotion),
});
