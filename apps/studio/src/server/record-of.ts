import type { PlayOutput } from '@fairhouse/contract/play';
import type { OpenOutcome } from '@fairhouse/open-games/game';
import type { Studio } from '@fairhouse/rgs';
import { proveCommitment } from './fair/prove-commitment.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import type { PackageShelf } from './packages/package-shelf.ts';
import type { Played } from './read-played.ts';
import { showRound } from './show-round.ts';

/** Of a round in a package: that its line stands in the table by whose rules it was played. */
function tableOf(
  { round }: Played,
  definitionHash: string,
  shelf: PackageShelf | undefined,
): Pick<PlayOutput<'round'>, 'table'> {
  const stored = shelf?.byRules(definitionHash);
  if (!stored || round.outcome === null) return {};
  const { mode, line } = round.outcome as OpenOutcome;
  return { table: stored.proofOf(mode, line) };
}

/** A round with all that it is verified by: seeds, what the studio signs of it, and its commitment's place in the log. */
export async function recordOf(
  studio: Studio,
  played: Played,
  receipts: ReceiptSigner,
  shelf?: PackageShelf,
): Promise<PlayOutput<'round'>> {
  const proof = await played.proof();
  const log = await proveCommitment(studio.db, proof.chain?.end ?? proof.serverSeedHash);
  return {
    round: showRound(played.round),
    proof,
    receipts: [await played.receipt(receipts)],
    log: log ?? null,
    ...tableOf(played, proof.definitionHash, shelf),
  };
}
