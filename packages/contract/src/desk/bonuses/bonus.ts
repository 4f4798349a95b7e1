import { z } from 'zod';
import { bonus } from '../../growth/bonus/bonus.ts';

/** A bonus as the desk sees one. */
export const operatorBonus = bonus.extend({
  memberId: z.int(),
  username: z.string(),
  period: z.string().describe("The week of a weekly promotion, 'once', or the operator's own key"),
  givenBy: z.string(),
});
