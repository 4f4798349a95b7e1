import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const getChat = call({
  path: '/operator/chat/get',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'Whether live chat is offered to players, where a widget is configured.',
  input: nothing(),
  output: z.object({ open: z.boolean() }),
});
