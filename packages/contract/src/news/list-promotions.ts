import { z } from 'zod';
import { call } from '../call.ts';

export const listPromotions = call({
  path: '/sys/promotion/listAll',
  summary:
    'The promotions to show the member after logging in or joining, one after the other. Each is answered once a day.',
  input: z.object({ event: z.enum(['login', 'register']).describe('What has just happened') }),
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
