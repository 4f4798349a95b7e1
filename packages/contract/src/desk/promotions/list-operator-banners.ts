import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { operatorBanner } from './operator-banner.ts';

export const listOperatorBanners = call({
  path: '/operator/banner/listAll',
  access: 'operator',
  permission: 'content.read',
  summary: 'Every banner, shown or not, in the order of the home page.',
  input: nothing(),
  output: z.array(operatorBanner),
});
