import { z } from 'zod';
import { call } from '../../call.ts';
import { correctable, correctionStates } from '../../personal-data/correction.ts';
import { done, flag, id, maybe, moment, text } from '../../scalars.ts';
import { personal } from '../personal.ts';

export const listCorrections = call({
  path: '/operator/data/corrections',
  access: 'operator',
  permission: 'documents.read',
  summary: 'Corrections that members asked for, of one state, the oldest first.',
  input: z.object({ state: z.enum(correctionStates).default('waiting'), after: maybe(id()) }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        memberId: z.int(),
        username: z.string(),
        askTime: moment(),
        changes: z.array(
          z.object({
            field: z.enum(correctable),
            before: personal('name', z.string()),
            after: personal('name', z.string()),
          }),
        ),
        state: z.enum(correctionStates),
        decidedBy: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
  errors: ['notPermitted'],
});

export const decideCorrection = call({
  path: '/operator/data/decideCorrection',
  access: 'operator',
  permission: 'documents.decide',
  summary: 'Makes a correction so, or refuses it with a reason that the member reads.',
  input: z.object({ id: id(), accept: flag(), reason: maybe(text(300)).describe('Needed to refuse') }),
  output: done(),
  errors: [
    'noSuchThing',
    'missingField',
    'wrongState',
    'contentChanged',
    'emailTaken',
    'mobileTaken',
    'notPermitted',
    'ownAffair',
  ],
});
