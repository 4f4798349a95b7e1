import { z } from 'zod';
import { call } from '../../call.ts';
import { correctable } from '../../players/personal-data/correction.ts';
import { id, moment } from '../../scalars.ts';
import { personal } from '../personal.ts';

export const getCorrection = call({
  path: '/operator/data/correction',
  access: 'operator',
  permission: 'documents.read',
  summary: 'One correction that a player requested: the stored and the requested values. It is decided in its queue.',
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    memberId: z.int(),
    askTime: moment(),
    changes: z.array(
      z.object({
        field: z.enum(correctable),
        before: personal('name', z.string()),
        after: personal('name', z.string()),
      }),
    ),
  }),
  errors: ['noSuchThing', 'notPermitted'],
});
