import { z } from 'zod';
import { hash, playedRound, signedReceipt } from './round.ts';

/** A round with all that it is verified by. */
export const roundRecord = z.object({
  round: playedRound,
  proof: z.object({
    game: z.string(),
    definitionHash: hash(),
    serverSeedHash: hash(),
    serverSeed: z.string().nullable().describe('Null until the seeds were changed'),
    clientSeed: z.string(),
    nonce: z.int().min(0),
    bet: z.unknown(),
    actions: z.array(z.string()),
    chain: z
      .object({ end: hash(), link: z.int().min(1) })
      .optional()
      .describe('Of a shared round: hashed so often, its seed gives the published end of the chain'),
  }),
  receipts: z.array(signedReceipt).describe('What the studio signs of it now, to be kept with the round'),
  log: z
    .object({ entry: z.string(), index: z.int().min(0), proof: z.array(z.string()), note: z.string() })
    .nullable()
    .describe('That its commitment stands in the log of commitments; null of rounds older than the log'),
  table: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Of a round in a package: its rules, and that its line stands in their table (`fairhouse-package/1`)'),
});
