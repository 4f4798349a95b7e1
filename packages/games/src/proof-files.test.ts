import { describe, expect, it } from 'vitest';
import { gatherProof, largestProofFile, readProofFile } from './proof-files.ts';

const hash = 'ab'.repeat(32);
const round = {
  format: 'fairhouse-round/1',
  roundId: 'r1',
  currency: 'USD',
  staked: 100,
  win: 0,
  outcome: {},
  proof: {
    game: 'dice',
    definitionHash: hash,
    serverSeed: hash,
    serverSeedHash: hash,
    clientSeed: 'mine',
    nonce: 0,
    bet: {},
    actions: [],
  },
};
const device = {
  format: 'fairhouse-device/1',
  origin: 'https://games.test',
  next: 1,
  commitments: [],
  chains: [],
  rounds: [],
  contradictions: [],
};
const chains = { ok: true, data: { chains: [{ table: 'live-crash', end: hash, salt: null }] } };
const drand = { round: 1000, randomness: hash, signature: 'cd'.repeat(48) };
const text = (value: unknown) => JSON.stringify(value);

describe('a file', () => {
  it.each([
    ['round', round],
    ['device', device],
    ['chains', chains],
    ['drand', drand],
    ['keys', { keys: [] }],
    ['heads', { heads: [{ note: 'one' }], more: false }],
    ['consistency', { format: 'fairhouse-record-consistency/1' }],
  ])('is a %s by its content, under any name', (kind, content) => {
    expect(readProofFile(text(content)).kind).toBe(kind);
  });

  it('is a head when it is the text of its note', () => {
    const note = `games.test/log\n3\n${'A'.repeat(43)}=\n\n— games.test/log AAAA\n`;
    expect(readProofFile(note)).toEqual({ kind: 'heads', notes: [note] });
  });

  it.each<[string, string, object]>([
    ['no JSON', 'PK\u0003\u0004', { reason: 'no_json' }],
    ['empty', '', { reason: 'no_json' }],
    ['other JSON', '{"name":"fairhouse"}', { reason: 'other_json' }],
    ['a bare value', 'null', { reason: 'other_json' }],
    [
      'a round without its seed',
      text({ ...round, proof: { ...round.proof, serverSeed: null } }),
      { reason: 'broken', field: 'proof.serverSeed' },
    ],
    ['a round that wins half a cent', text({ ...round, win: 0.5 }), { reason: 'broken', field: 'win' }],
    ['a device record without rounds', text({ ...device, rounds: undefined }), { reason: 'broken', field: 'rounds' }],
    ['larger than 5 MB', `"${'x'.repeat(largestProofFile)}"`, { reason: 'too_large' }],
  ])('that is %s is not read, and it is said why', (_what, content, problem) => {
    expect(readProofFile(content)).toMatchObject({ kind: 'unreadable', ...problem });
  });
});

describe('the files of one round', () => {
  it('may stand in any order', () => {
    expect(gatherProof([drand, chains, device, round].map(text))).toMatchObject({
      ok: true,
      round: { roundId: 'r1' },
      record: { origin: 'https://games.test' },
      published: [{ table: 'live-crash' }],
      drand: { round: 1000 },
      keys: [],
      notes: [],
      consistency: [],
    });
  });

  it('need a round, one of each kind, and all to be readable', () => {
    expect(gatherProof([text(device)])).toEqual({ ok: false, reason: 'no_round' });
    expect(gatherProof([round, round].map(text))).toEqual({ ok: false, reason: 'twice', kind: 'round' });
    expect(gatherProof([text(round), 'nonsense'])).toMatchObject({ ok: false, reason: 'unreadable', at: 1 });
  });
});
