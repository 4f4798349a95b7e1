import { z } from 'zod';
import { call } from '../../call.ts';

export const listPromotions = call({
  path: '/sys/promotion/listAll',
  access: 'visitor',
  summary:
    'The promotions to show a member after logging in or joining, one after the other, each answered once a day; or a visitor who has come, whose browser remembers the day.',
  input: z.object({ event: z.enum(['login', 'register', 'visit']).describe('What has just happened') }),
  output: z.array(
    z.object({
      id: z.int(),
      action: z.enum(['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY']).describe('What the button does'),
      title: z.string(),
      text: z.string(),
      buttonText: z.string(),
      bgImg: z.string().describe('Address of the picture for wide screens'),
      mobileBgImg: z.string(),
      gameId: z.int().nullable().describe('The game that LAUNCH_GAME opens'),
    }),
  ),
});
