import { createPrivateKey, createPublicKey, hash, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
  definitionHash,
  drawCards,
  fairStream,
  hashedTimes,
  hmacSha256,
  oneDeck,
  type RoundFile,
  sha256Hex,
  shoeOf,
  shuffle,
  simulationStream,
} from '@fairhouse/game-math';
import { drandKey, drandValue, quicknet } from '@fairhouse/game-math/drand';
import {
  batchText,
  type ChainEntry,
  consistencyFormat,
  consistencyRanges,
  createFrontier,
  createSigner,
  entryText,
  foldSubtrees,
  inclusionRanges,
  keyIdOf,
  leafHash,
  logKeyOf,
  nodeHash,
  type Range,
  receiptFormat,
  signHead,
  subtreesOf,
  toBase64,
} from '@fairhouse/record-proof';
import { type Branch, branches } from './fairness-branches.ts';
import { gameOf, games } from './index.ts';
import { roundsForVerifiers } from './rounds-for-verifiers.ts';

export const fairnessVectorsFile = fileURLToPath(new URL('../../../docs/fairness-vectors.json', import.meta.url));

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'a seed of mine', nonce: 7 };
const draws = () => fairStream(seeds, hmacSha256);
const word = 2 ** 32;
/** Some of these leave words out: of 3 × 2³⁰ a quarter. */
const below = [word, 1, 2, 6, 37, 52, 10_000, 1_000_000, ...Array<number>(12).fill(3 * 2 ** 30)];

/** `docs/fairness-vectors.json`: each step of docs/fairness.md, a round of each branch of the rules, and one of each further game. */
export function fairnessVectors(): string {
  const steps: Record<string, unknown> = {
    format: 'fairhouse-vectors/1',
    hash: { text: seeds.serverSeed, sha256: sha256Hex(seeds.serverSeed) },
    blocks: [0, 1, 2].map(blockOf),
    draws: { ...seeds, below, drawn: drawnBy(draws(), below) },
    shuffle: { ...seeds, cards: shuffle(oneDeck, draws()) },
    shoe: { ...seeds, decks: 6, cards: times(20, shoeOf(6, draws())) },
    deal: { ...seeds, cards: drawCards(9, draws()) },
    pages: [0, 1, 524_287].map((seed) => ({ seed, words: times(8, nextOf(seed)) })),
    definition: definitionStep(),
    log: logStep(),
    consistency: [consistencyStep(3, 7), consistencyStep(4, 7)],
    ...receiptSteps(),
    chain: { link: 1_000, serverSeed: seeds.serverSeed, end: hashedTimes(seeds.serverSeed, 1_000) },
    beacon: beaconStep(),
  };
  const rounds: RoundFile[] = [];
  const byBranch: Record<string, Record<string, string>> = {};
  for (const one of branches) {
    const round = roundOf(one, rounds);
    byBranch[one.engine] = { ...byBranch[one.engine], [one.branch]: round.roundId };
    if (!rounds.includes(round)) rounds.push(round);
  }
  for (const game of games)
    if (!rounds.some(({ proof }) => proof.game === game.code)) rounds.push(firstRound(game.code, ({ win }) => win > 0));
  steps.branches = byBranch;
  // One step and one round a line: a change shows where it is.
  const lines = Object.entries(steps).map(([name, step]) => `${JSON.stringify(name)}: ${JSON.stringify(step)},`);
  return `{\n${lines.join('\n')}\n"rounds": [\n${rounds.map((round) => JSON.stringify(round)).join(',\n')}\n]\n}\n`;
}

/** More than a branch of the list takes from where its search begins. */
const mostRounds = 20_000;

/** The round of a branch: one that is there already, or the first that is found. */
function roundOf({ engine, branch, game, holds, from }: Branch, rounds: readonly RoundFile[]): RoundFile {
  const known = rounds.find((round) => round.proof.game === game && holds(round));
  const found = known ?? firstRound(game, holds, from);
  if (gameOf(game)?.kind !== engine) throw new Error(`${game} is no game of ${engine}: ${branch}`);
  return found;
}

function firstRound(code: string, holds: (round: RoundFile) => boolean, from = 1): RoundFile {
  const game = gameOf(code);
  for (let nonce = from; game && nonce < from + mostRounds; nonce++) {
    const [round] = roundsForVerifiers(game, 1, nonce);
    if (holds(round!)) return round!;
  }
  throw new Error(`no round of ${code} from ${from} on is as looked for`);
}

function blockOf(block: number) {
  const { serverSeed, clientSeed, nonce } = seeds;
  const message = `${clientSeed}:${nonce}:${block}`;
  const bytes = hmacSha256(serverSeed, message);
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32);
  const words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
  return { key: serverSeed, message, bytes: Buffer.from(bytes).toString('hex'), words };
}

function definitionStep() {
  const definition = { name: 'Weaver’s Loom', code: 'example', pays: [[3, 1], { b: 2, a: null }], on: true };
  return { definition, canonical: canonicalJson(definition), definitionHash: definitionHash(definition) };
}

/** A commitment as the fourth of a log of seven entries, of a player or a table, with the key that has signed its head. */
export function logProofFor(commitment: string, ofTable?: Omit<ChainEntry, 'at' | 'commitment'>) {
  const entries = Array.from({ length: 7 }, (_, place) => {
    const at = `2026-03-01T10:00:0${place}.000Z`;
    if (place === 3 && ofTable) return entryText({ ...ofTable, at, commitment });
    const own = place === 3 ? commitment : sha256Hex(`commitment ${place}`);
    return entryText({ at, commitment: own, number: place, player: 'a0'.repeat(16) });
  });
  const leaves = entries.map(leafHash);
  const rootOf = (some: typeof leaves) => {
    const frontier = createFrontier();
    for (const leaf of some) frontier.push(leaf);
    return frontier.root();
  };
  const signer = createSigner('casino.example/commitments', 'the secret of the test vectors, long enough');
  const hashOf = (range: Range) =>
    foldSubtrees(
      subtreesOf(range).map(({ level, index }) => rootOf(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level))),
    );
  const hashes = inclusionRanges(3, 7).map(hashOf);
  const headOf = (size: number, at?: string) =>
    signHead({ size, root: rootOf(leaves.slice(0, size)), ...(at && { at }) }, signer);
  const note = headOf(7, '2026-03-01T10:00:10.000Z');
  return {
    key: logKeyOf(signer),
    entries,
    headOf,
    hashesBetween: (earlier: number, later: number) => consistencyRanges(earlier, later).map(hashOf).map(toBase64),
    proof: { entry: entries[3]!, index: 3, proof: hashes.map(toBase64), note },
  };
}

function logStep() {
  const { key, entries, proof } = logProofFor(sha256Hex(seeds.serverSeed));
  return { ...key, entries, leaf: Buffer.from(leafHash(proof.entry)).toString('hex'), ...proof };
}

/** What `GET /fair/log/consistency` answers for two heads of the log of the vectors. */
function consistencyStep(earlier: number, later: number) {
  const { headOf, hashesBetween } = logProofFor(sha256Hex(seeds.serverSeed));
  const at = (size: number) => headOf(size, `2026-03-01T10:00:${10 + size}.000Z`);
  const hashes = hashesBetween(earlier, later);
  return { format: consistencyFormat, earlier: at(earlier), later: at(later), hashes };
}

/** A value of drand's network quicknet, as every relay of it answers: what is signed, the signature, and the salt that follows. */
function beaconStep() {
  const number = 1_000;
  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const salt = drandValue(drandKey(quicknet.publicKey), number, signature);
  if (!salt) throw new Error('the value of drand is not signed by its key');
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return { number, message: hash('sha256', bytes), signature, salt };
}

function receiptSteps() {
  // RFC 8410: the head of a private key, and 32 bytes that nobody uses but this vector.
  const der = Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const raw = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url');
  const bodyOf = (nonce: number) =>
    canonicalJson({
      at: '2026-03-01T10:00:12.345Z',
      choices: { actions: [], bet: { stake: 100 } },
      clientSeed: seeds.clientSeed,
      commitment: sha256Hex(seeds.serverSeed),
      currency: 'USD',
      game: 'example',
      nonce,
      opened: '2026-03-01T10:00:12.000Z',
      outcome: definitionHash({ kind: 'example', win: 250 }),
      over: true,
      player: 'a0'.repeat(16),
      round: '0195-example',
      rules: definitionHash({ code: 'example' }),
      stake: 100,
      win: 250,
    });
  const publicKey = raw.toString('base64');
  const receiptOf = (body: string, signed: string) => {
    const signature = sign(null, Buffer.from(signed), key).toString('base64');
    return { format: receiptFormat, keyId: keyIdOf(raw), body, signature };
  };
  // The third of three: the way to the root is the node of the first two.
  const bodies = [0, 1, 2].map((further) => bodyOf(seeds.nonce + further));
  const [first, second, third] = bodies.map(leafHash);
  const beside = nodeHash(first!, second!);
  const batch = { index: 2, size: 3, hashes: [toBase64(beside)] };
  const body = bodyOf(seeds.nonce);
  return {
    receipt: { publicKey, receipt: receiptOf(body, body) },
    receiptOfBatch: {
      publicKey,
      receipt: { ...receiptOf(bodies[2]!, batchText(3, nodeHash(beside, third!))), batch },
    },
  };
}

function nextOf(seed: number): () => number {
  const next = simulationStream(seed);
  return () => next(word);
}

const times = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);
const drawnBy = (draw: (n: number) => number, each: readonly number[]) => each.map((n) => draw(n));
