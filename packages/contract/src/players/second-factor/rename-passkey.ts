import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, text } from '../../scalars.ts';

export const renamePasskey = call({
  path: '/sys/member/factor/passkey/rename',
  summary: 'Renames a passkey.',
  input: z.object({ id: id(), name: text(40) }),
  output: done(),
  errors: ['missingField', 'noSuchThing'],
});
