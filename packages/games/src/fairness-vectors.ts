import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
  type DrawPokerOutcome,
  definitionHash,
  drawCards,
  fairStream,
  hashedTimes,
  hmacSha256,
  oneDeck,
  sha256Hex,
  shoeOf,
  shuffle,
  simulationStream,
} from '@fairhouse/game-math';
import {
  type ChainEntry,
  createFrontier,
  createSigner,
  entryText,
  foldSubtrees,
  inclusionRanges,
  keyIdOf,
  leafHash,
  logKeyOf,
  receiptFormat,
  signHead,
  subtreesOf,
  toBase64,
} from '@fairhouse/record-proof';
import { games } from './index.ts';
import { roundsForVerifiers } from './rounds-for-verifiers.ts';

export const fairnessVectorsFile = fileURLToPath(new URL('../../../docs/fairness-vectors.json', import.meta.url));

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'a seed of mine', nonce: 7 };
const draws = () => fairStream(seeds, hmacSha256);
const word = 2 ** 32;
/** Some of these leave words out: of 3 × 2³⁰ a quarter. */
const below = [word, 1, 2, 6, 37, 52, 10_000, 1_000_000, ...Array<number>(12).fill(3 * 2 ** 30)];

/** `docs/fairness-vectors.json`: each step of docs/fairness.md, a round of each game that returned something, and one with a doubled win. */
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
    receipt: receiptStep(),
    chain: { link: 1_000, serverSeed: seeds.serverSeed, end: hashedTimes(seeds.serverSeed, 1_000) },
  };
  const rounds = games.flatMap((game) => {
    const some = roundsForVerifiers(game, 24);
    const doubled = some.find(({ outcome }) => (outcome as Partial<DrawPokerOutcome>).doubled?.tries.length);
    return [some.find(({ win }) => win > 0) ?? some[0], ...(doubled ? [doubled] : [])];
  });
  // One step and one round a line: a change shows where it is.
  const lines = Object.entries(steps).map(([name, step]) => `${JSON.stringify(name)}: ${JSON.stringify(step)},`);
  return `{\n${lines.join('\n')}\n"rounds": [\n${rounds.map((round) => JSON.stringify(round)).join(',\n')}\n]\n}\n`;
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
  const hashes = inclusionRanges(3, 7).map((range) =>
    foldSubtrees(
      subtreesOf(range).map(({ level, index }) => rootOf(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level))),
    ),
  );
  const headOf = (size: number, at?: string) =>
    signHead({ size, root: rootOf(leaves.slice(0, size)), ...(at && { at }) }, signer);
  const note = headOf(7, '2026-03-01T10:00:10.000Z');
  return {
    key: logKeyOf(signer),
    entries,
    headOf,
    proof: { entry: entries[3]!, index: 3, proof: hashes.map(toBase64), note },
  };
}

function logStep() {
  const { key, entries, proof } = logProofFor(sha256Hex(seeds.serverSeed));
  return { ...key, entries, leaf: Buffer.from(leafHash(entries[0]!)).toString('hex'), ...proof };
}

function receiptStep() {
  // RFC 8410: the head of a private key, and 32 bytes that nobody uses but this vector.
  const der = Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const raw = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url');
  const at = '2026-03-01T10:00:12.345Z';
  const body = canonicalJson({
    at,
    choices: { actions: [], bet: { stake: 100 } },
    clientSeed: seeds.clientSeed,
    commitment: sha256Hex(seeds.serverSeed),
    currency: 'USD',
    game: 'example',
    nonce: seeds.nonce,
    opened: '2026-03-01T10:00:12.000Z',
    outcome: definitionHash({ kind: 'example', win: 250 }),
    over: true,
    player: 'a0'.repeat(16),
    round: '0195-example',
    rules: definitionHash({ code: 'example' }),
    stake: 100,
    win: 250,
  });
  const signature = sign(null, Buffer.from(body), key).toString('base64');
  return {
    publicKey: raw.toString('base64'),
    receipt: { format: receiptFormat, keyId: keyIdOf(raw), body, signature },
  };
}

function nextOf(seed: number): () => number {
  const next = simulationStream(seed);
  return () => next(word);
}

const times = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);
const drawnBy = (draw: (n: number) => number, each: readonly number[]) => each.map((n) => draw(n));
