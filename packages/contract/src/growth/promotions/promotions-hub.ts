import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';
import { hubPromotion } from './hub-promotion.ts';

export const promotionsHub = call({
  path: '/sys/promotion/hub',
  access: 'visitor',
  summary:
    'Every promotion the caller may see, running, coming or ended: bonuses, weekly bonuses, competitions, and what operators have published for the page. None that the place forbids, and none for members on a break, excluded, or with signs of harm.',
  input: nothing(),
  output: z.object({
    time: moment().describe('The clock of the casino'),
    heldBack: z
      .enum(['paused', 'signs', 'place'])
      .nullable()
      .describe('Why nothing is shown: play is paused, a safer-gambling review is open, or the place forbids it'),
    promotions: z.array(hubPromotion).max(500),
  }),
  isNoUse: true,
});
