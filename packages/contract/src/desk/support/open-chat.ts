import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, maybe, text } from '../../scalars.ts';

export const openChat = call({
  path: '/operator/chat/set',
  access: 'operator',
  permission: 'contacts.answer',
  summary: 'Opens or closes live chat for players.',
  input: z.object({ open: flag(), reason: maybe(text(300)).describe('For the record') }),
  output: done(),
  errors: ['notPermitted'],
});
