import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
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
import { games } from './index.ts';
import { roundsForVerifiers } from './rounds-for-verifiers.ts';

export const fairnessVectorsFile = fileURLToPath(new URL('../../../docs/fairness-vectors.json', import.meta.url));

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'a seed of mine', nonce: 7 };
const draws = () => fairStream(seeds, hmacSha256);
const word = 2 ** 32;
/** Some of these leave words out: of 3 × 2³⁰ a quarter. */
const below = [word, 1, 2, 6, 37, 52, 10_000, 1_000_000, ...Array<number>(12).fill(3 * 2 ** 30)];

/** `docs/fairness-vectors.json`: each step of docs/fairness.md, and a round of each game that returned something. */
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
    chain: { link: 1_000, serverSeed: seeds.serverSeed, end: hashedTimes(seeds.serverSeed, 1_000) },
  };
  const rounds = games.map((game) => {
    const some = roundsForVerifiers(game, 24);
    return some.find(({ win }) => win > 0) ?? some[0];
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

function nextOf(seed: number): () => number {
  const next = simulationStream(seed);
  return () => next(word);
}

const times = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);
const drawnBy = (draw: (n: number) => number, each: readonly number[]) => each.map((n) => draw(n));
