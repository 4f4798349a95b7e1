import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, id, maybe, moment, nothing, text, whole } from '../../scalars.ts';

const macro = z.object({
  id: z.int(),
  name: z.string(),
  english: z.string(),
  filipino: z.string(),
  isActive: z.boolean(),
  version: z.int(),
  changedBy: z.string(),
  changeTime: moment(),
});
export type SupportMacro = z.output<typeof macro>;

export const listMacros = call({
  path: '/operator/macro/list',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'Answers that are written already, by their names; those in use first.',
  input: nothing(),
  output: z.array(macro),
});

export const fillMacro = call({
  path: '/operator/macro/fill',
  access: 'operator',
  permission: 'contacts.answer',
  summary: "The text of a macro for a thread, in the sender's language where it is written in it. Nothing is sent.",
  input: z.object({ id: id(), contact: id() }),
  output: z.object({ text: z.string() }),
  errors: ['noSuchThing', 'notPermitted'],
});

export const saveMacro = call({
  path: '/operator/macro/save',
  access: 'operator',
  permission: 'macros.edit',
  summary: 'Writes a macro, or changes the version of it that was looked at.',
  input: z.object({
    id: maybe(id()).describe('Left out: a new one'),
    version: maybe(whole()).describe('That was looked at'),
    name: text(80),
    english: text(2000),
    filipino: text(2000),
    isActive: flag(),
  }),
  output: macro,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'conflict', 'notPermitted'],
});
