import { z } from 'zod';

/** The documents that say who a member is, in the order in which they are asked for. */
export const documentKinds = ['idcardProof', 'idcardHoldProof', 'addressProof', 'paymentProof'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const specifiedDocumentStatus = z
  .union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)])
  .describe('0 not uploaded, 10 auditing, 20 audit success, 30 audit fail');
