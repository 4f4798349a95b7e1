import { z } from 'zod';
import { call } from '../../call.ts';
import { ignoredMemberId } from '../../scalars.ts';

export const countNews = call({
  path: '/sys/news/getNewCount',
  summary: "How many of the member's messages are unread.",
  input: z.object({ memberId: ignoredMemberId() }),
  output: z.int().describe('The number itself'),
});
