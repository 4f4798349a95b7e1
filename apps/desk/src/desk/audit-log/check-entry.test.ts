import { createFrontier, createSigner, leafHash, signHead } from '@fairhouse/record-proof';
import { expect, it } from 'vitest';
import { checkEntry, type Proof, type ShownEntry } from './check-entry.ts';

const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
const shown: ShownEntry = {
  id: 7,
  actor: 'operator:anna',
  command: 'cashOut.approve',
  subject: 'cash-out:55',
  memberId: 1001,
  before: { status: 'pending', fees: { paid: 1 } },
  after: { status: 'passed', fees: { paid: 1 } },
};
const entry = JSON.stringify({ v: 1, at: '2026-11-24T12:00:00.000000Z', ...shown });
const tree = createFrontier();
tree.push(leafHash(entry));
const proof: Proof = {
  format: 'fairhouse-record-proof/1',
  entry,
  index: 0,
  hashes: [],
  head: signHead({ size: 1, root: tree.root() }, signer),
};

it('what is shown and sealed is proved', () => {
  expect(checkEntry(proof, signer.publicKey, shown)).toMatchObject({ ok: true, size: 1, hashes: 0 });
});

it.each([
  ['another actor', { actor: 'operator:otto' }],
  ['another amount deep inside', { after: { status: 'passed', fees: { paid: 2 } } }],
  ['a field too few', { before: { status: 'pending' } }],
  ['nothing before', { before: null }],
])('a good proof of something else than is shown (%s) is caught', (_, other) => {
  expect(checkEntry(proof, signer.publicKey, { ...shown, ...other })).toEqual({ ok: false, why: 'anotherEntry' });
});

it('an entry that was changed, and a head that another key signed, are caught', () => {
  const changed = { ...proof, entry: entry.replace('1001', '1002') };
  expect(checkEntry(changed, signer.publicKey, shown)).toEqual({ ok: false, why: 'notInTheRecord' });
  const other = createSigner('casino.example/record', 'another secret of the tests, long enough');
  expect(checkEntry(proof, other.publicKey, shown)).toEqual({ ok: false, why: 'notSigned' });
});
