import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const getOperatorDocument = call({
  path: '/operator/document/get',
  access: 'operator',
  permission: 'documents.read',
  summary: 'One document with the addresses of its pictures. The view is recorded in the audit log.',
  input: z.object({ id: id() }),
  output: operatorDocument,
  recordsItsLook: true,
  errors: ['noSuchThing', 'notPermitted'],
});
