import { z } from 'zod';
import { documentKinds } from '../account/document-kinds.ts';
import { moment } from '../scalars.ts';
import type { DocumentStanding } from '../statuses.ts';
import { personal } from './personal.ts';

export const operatorDocumentStatuses = [
  'waiting',
  'accepted',
  'refused',
  'expired',
] as const satisfies DocumentStanding[];

/** A document as the desk sees it. Other files of the member's make another one with another id. */
export const operatorDocument = z.object({
  id: z.int(),
  memberId: z.int(),
  username: z.string(),
  firstName: personal('name', z.string()),
  lastName: personal('name', z.string()),
  kind: z.enum(documentKinds),
  status: z.enum(operatorDocumentStatuses),
  documentDate: z.iso
    .date()
    .nullable()
    .describe('For the address document, as the member states it or the operator reads it; null: nobody has yet'),
  expiryDate: z.iso
    .date()
    .nullable()
    .describe(
      'The last day on which what was accepted is valid, in UTC: of an identity document as it stands on it, of an address document by the setting `documents`; null: none',
    ),
  expiry: z
    .enum(['valid', 'soon', 'over'])
    .nullable()
    .describe('How that day lies to today; `soon`: the player is told'),
  uploadTime: moment(),
  files: personal(
    'pictures',
    z.array(z.string()).describe('Addresses of the pictures, for who is signed in at the desk'),
  ),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type OperatorDocument = z.infer<typeof operatorDocument>;
