import type { PlayOutput } from '@fairhouse/contract/play';
import type { Studio } from '@fairhouse/rgs';
import { proveCommitment } from './fair/prove-commitment.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import type { Played } from './read-played.ts';
import { showRound } from './show-round.ts';

/** A round with all that it is verified by: seeds, what the studio signs of it, and its commitment's place in the log. */
export async function recordOf(studio: Studio, played: Played, receipts: ReceiptSigner): Promise<PlayOutput<'round'>> {
  const proof = await played.proof();
  const log = await proveCommitment(studio.db, proof.chain?.end ?? proof.serverSeedHash);
  return {
    round: showRound(played.round),
    proof,
    receipts: [await played.receipt(receipts)],
    log: log ?? null,
  };
}
