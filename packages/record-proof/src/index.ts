export { fromBase64, toBase64 } from './base64.ts';
export {
  type ConsistencyChecked,
  type ConsistencyFile,
  checkConsistencyFile,
  consistencyFormat,
} from './consistency-file.ts';
export {
  type ChainEntry,
  type CommitmentEntry,
  type ContentOfEntry,
  entryText,
  readEntry,
  type SeedEntry,
} from './fair/commitment-entry.ts';
export {
  type HeldHead,
  type LogEvidence,
  type LogProof,
  logProof,
  openLogProof,
} from './fair/log-proof.ts';
export {
  keyIdOf,
  logKeyOf,
  logVerifiers,
  type PublishedKey,
  publishedKey,
  publishedKeys,
} from './fair/published-keys.ts';
export {
  batchText,
  mostInBatch,
  type OpenedReceipt,
  openReceipt,
  type Receipt,
  type ReceiptBody,
  receipt,
  receiptBody,
  receiptFormat,
} from './fair/receipt.ts';
export { createFileSigner, type NamedHash, openFilesNote, signFiles } from './file-note.ts';
export { createFrontier, type Frontier } from './frontier.ts';
export { chainHash, chainStart, emptyRoot, type Hash, isSameHash, leafHash, nodeHash } from './hash.ts';
export { type Head, notesIn, openHead, readHead, signHead } from './head.ts';
export { jsonOf } from './json-of.ts';
export { createSigner, type IsSigned, openNote, readPublicKey, type Signer, type Verifier } from './note.ts';
export { type Checked, checkProofFile, type ProofFile, proofFormat, proofText } from './proof-file.ts';
export {
  fillTiles,
  hashesOver,
  readSubtree,
  rootOf,
  type StoredTree,
  tileHeight,
  tileWidth,
} from './stored-tree.ts';
export {
  consistencyRanges,
  foldSubtrees,
  fullSubtree,
  inclusionRanges,
  type Range,
  type Subtree,
  subtreesOf,
} from './subtrees.ts';
export { verifyConsistency, verifyInclusion } from './verify.ts';
