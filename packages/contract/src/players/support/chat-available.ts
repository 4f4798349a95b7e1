import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const chatAvailable = call({
  path: '/sys/sysSetting/checkContactUsSetting',
  access: 'visitor',
  summary: 'Whether live chat is available. Asked every 20 s.',
  input: nothing(),
  output: z.boolean(),
});
