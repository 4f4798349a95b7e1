import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../base64.ts';
import { consistencyFormat } from '../consistency-file.ts';
import { leafHash } from '../hash.ts';
import { signHead } from '../head.ts';
import { definedRoot, hashesOf } from '../memory-tree.fixture.ts';
import { createSigner, readPublicKey } from '../note.ts';
import { consistencyRanges, inclusionRanges } from '../subtrees.ts';
import { entryText, readEntry } from './commitment-entry.ts';
import { openLogProof } from './log-proof.ts';
import { keyIdOf, type PublishedKey } from './published-keys.ts';
import { openReceipt, type ReceiptBody, receiptFormat } from './receipt.ts';

const from = '2026-01-01T00:00:00.000Z';
const signer = createSigner('games.example/commitments', 'a secret of the tests that is long enough');
const verifier = readPublicKey(signer.publicKey)!;
const [seed, otherSeed] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
const key = ed25519.getPublicKey(seed);
const keys: PublishedKey[] = [
  {
    keyId: signer.publicKey.split('+').slice(0, 2).join('+'),
    purpose: 'log',
    algorithm: 'Ed25519',
    publicKey: toBase64(verifier.key),
    from,
    until: null,
  },
  { keyId: keyIdOf(key), purpose: 'receipts', algorithm: 'Ed25519', publicKey: toBase64(key), from, until: null },
];

const entries = Array.from({ length: 9 }, (_, number) =>
  entryText({
    player: 'a0'.repeat(16),
    number,
    commitment: `${number}`.repeat(64),
    at: `2026-03-01T10:00:0${number}.000Z`,
  }),
);
const leaves = entries.map(leafHash);
const noteOf = (size: number, at: string, own = leaves) =>
  signHead({ size, root: definedRoot(own.slice(0, size)), at }, signer);
const proofOf = (index: number, size: number, at: string) => ({
  entry: entries[index]!,
  index,
  proof: hashesOf(leaves.slice(0, size), inclusionRanges(index, size)).map(toBase64),
  note: noteOf(size, at),
});
const consistencyOf = (size: number, later: number, notes: [string, string]) => ({
  format: consistencyFormat,
  earlier: notes[0],
  later: notes[1],
  hashes: hashesOf(leaves.slice(0, later), consistencyRanges(size, later)).map(toBase64),
});

describe('an entry of the log of commitments', () => {
  it('has one text', () => {
    const [text] = entries;
    expect(text).toBe(
      `{"at":"2026-03-01T10:00:00.000Z","commitment":"${'0'.repeat(64)}","number":0,"player":"${'a0'.repeat(16)}"}`,
    );
    expect(readEntry(text!)).toMatchObject({ number: 0 });
    const { at, commitment, number, player } = JSON.parse(text!);
    for (const other of [
      JSON.stringify({ commitment, at, number, player }),
      text!.replace(':0,', ': 0,'),
      text!.replace('"number":0', '"number":0,"number":0'),
      text!.replace('.000Z', 'Z'),
      '{}',
      'no JSON',
    ])
      expect(readEntry(other)).toBeUndefined();
  });

  it('of a chain names the round of the beacon that salts it', () => {
    const text = entryText({
      table: 'live-crash',
      commitment: 'c'.repeat(64),
      links: 1_000_000,
      beacon: `drand quicknet, chain ${'5'.repeat(64)}`,
      beaconRound: 77,
      at: from,
    });
    const beacon = `drand quicknet, chain ${'5'.repeat(64)}`;
    expect(text).toContain(`{"at":"2026-01-01T00:00:00.000Z","beacon":"${beacon}","beaconRound":77,"commitment":`);
    expect(readEntry(text)).toMatchObject({ table: 'live-crash' });
  });
});

describe('a proof of the log', () => {
  const at = '2026-03-01T10:00:08.500Z';

  it('shows that the entry stands under a signed head', () => {
    for (const index of [0, 3, 8])
      expect(openLogProof(proofOf(index, 9, at), keys)).toMatchObject({
        standing: 'included',
        at,
        heldAt: [],
        contradictedBy: [],
      });
  });

  it.each([
    ['of another entry', { ...proofOf(3, 9, at), entry: entries[4]! }],
    ['at another place', { ...proofOf(3, 9, at), index: 2 }],
    ['under a head with another time', { ...proofOf(3, 9, at), note: noteOf(9, at).replace('08.500', '01.500') }],
    [
      'under a head that another key has signed',
      {
        ...proofOf(3, 9, at),
        note: signHead(
          { size: 9, root: definedRoot(leaves), at },
          createSigner(signer.name, 'another secret, long enough too'),
        ),
      },
    ],
  ])('rejects one %s', (_, given) => {
    expect(openLogProof(given, keys)).toMatchObject({ standing: 'not_included' });
  });

  it('says nothing without a published key, and reads nothing but a proof', () => {
    expect(openLogProof(proofOf(3, 9, at), [])).toMatchObject({ standing: 'unknown_key' });
    expect(openLogProof({ ...proofOf(3, 9, at), entry: '{}' }, keys)).toBeUndefined();
  });

  it('counts for the time of a kept head that is the same, or is proved to be of the same log', () => {
    const earlier = noteOf(5, '2026-03-01T10:00:04.500Z');
    const [given, same] = [proofOf(3, 9, at), noteOf(9, at)];
    const held = [{ note: earlier }, { note: same }];
    expect(openLogProof(given, keys, { held })?.heldAt).toEqual([at]);
    const consistency = [consistencyOf(5, 9, [earlier, same])];
    expect(openLogProof(given, keys, { held, consistency })?.heldAt).toEqual(['2026-03-01T10:00:04.500Z', at]);
    // The log was too small to hold it.
    expect(openLogProof(proofOf(6, 9, at), keys, { held, consistency })?.heldAt).toEqual([at]);
  });

  it.each<[string, string]>([
    ['another root at its size', noteOf(9, at, [...leaves.slice(0, 8), leafHash('another')])],
    ['a smaller log at a later time', noteOf(5, '2026-03-01T10:00:09.000Z')],
    ['a larger log at an earlier time', noteOf(10, '2026-03-01T10:00:01.000Z', [...leaves, leafHash('one more')])],
  ])('is contradicted by a kept head with %s', (_, note) => {
    expect(openLogProof(proofOf(3, 9, at), keys, { held: [{ note }] })?.contradictedBy).toHaveLength(1);
  });

  it('is contradicted by a proof of consistency that does not hold', () => {
    const forked = [leafHash('another'), ...leaves.slice(1)];
    const earlier = noteOf(5, '2026-03-01T10:00:04.500Z', forked);
    const given = { held: [{ note: earlier }], consistency: [consistencyOf(5, 9, [earlier, noteOf(9, at)])] };
    expect(openLogProof(proofOf(3, 9, at), keys, given)).toMatchObject({ heldAt: [], contradictedBy: [{ size: 5 }] });
  });
});

describe('a receipt', () => {
  const body: ReceiptBody = {
    at: '2026-03-01T10:00:00.000Z',
    choices: { actions: [], bet: { stake: 100 } },
    clientSeed: 'mine',
    commitment: 'c'.repeat(64),
    currency: 'USD',
    game: 'nocturne',
    nonce: 3,
    opened: '2026-03-01T10:00:00.000Z',
    outcome: 'd'.repeat(64),
    over: true,
    player: 'a0'.repeat(16),
    round: 'r1',
    rules: 'e'.repeat(64),
    stake: 100,
    win: 0,
  };
  const signed = (content: object, by = seed, keyId = keyIdOf(key)) => {
    const text = JSON.stringify(content);
    return { format: receiptFormat, keyId, body: text, signature: toBase64(ed25519.sign(utf8ToBytes(text), by)) };
  };

  it('is opened by the published key', () => {
    expect(openReceipt(signed(body), keys)).toEqual({ body, text: JSON.stringify(body), signed: 'signed' });
    expect(openReceipt(signed({ ...body, refused: 'NOT_ACCEPTED' }), keys)?.signed).toBe('signed');
  });

  it.each<[string, object]>([
    ['by another key', signed(body, otherSeed)],
    ['of another text', { ...signed(body), body: JSON.stringify({ ...body, nonce: 4 }) }],
    [
      'with a signature cut short',
      { ...signed(body), signature: toBase64(fromBase64(signed(body).signature)!.slice(1)) },
    ],
    ['before its key was in use', signed({ ...body, at: '2025-12-31T23:59:59.999Z' })],
  ])('is not signed when it is %s', (_, given) => {
    expect(openReceipt(given, keys)?.signed).toBe('not_signed');
  });

  it('is not signed by a key after that was replaced, and nothing can be said without its key', () => {
    const replaced = keys.map((one) => ({ ...one, until: '2026-02-01T00:00:00.000Z' }));
    expect(openReceipt(signed(body), replaced)?.signed).toBe('not_signed');
    expect(openReceipt(signed(body), [])?.signed).toBe('unknown_key');
    expect(openReceipt({ ...signed(body), body: '{}' }, keys)).toBeUndefined();
  });
});
