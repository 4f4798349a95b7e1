import { z } from 'zod';
import { documentKinds } from '../../players/account/document-kinds.ts';
import { moment } from '../../scalars.ts';
import type { DocumentStanding } from '../../statuses.ts';
import { personal } from '../personal.ts';

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
    .describe('Of an address document, as the player stated or staff entered it; null: not entered yet'),
  expiryDate: z.iso
    .date()
    .nullable()
    .describe(
      'Last valid day of an accepted document, in UTC: printed on an identity document, by the setting `documents` for an address document; null: none',
    ),
  expiry: z
    .enum(['valid', 'soon', 'over'])
    .nullable()
    .describe('Whether that day is near or past; `soon`: the player is notified'),
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
