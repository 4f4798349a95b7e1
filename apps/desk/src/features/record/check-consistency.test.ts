import { createFrontier, createSigner, leafHash, signHead, toBase64 } from '@fairhouse/record-proof';
import { expect, it } from 'vitest';
import { checkConsistency, sizeOfHead } from './check-consistency.ts';

const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
const keys = [signer.publicKey];
const headOf = (...entries: string[]) => {
  const tree = createFrontier();
  for (const entry of entries) tree.push(leafHash(entry));
  return signHead({ size: entries.length, root: tree.root() }, signer);
};
// From one entry to two, the proof is the second leaf alone (RFC 6962, 2.1.2).
const answered = { later: headOf('a', 'b'), hashes: [toBase64(leafHash('b'))] };

it('a head that was kept is the beginning of today’s', () => {
  expect(checkConsistency(headOf('a'), answered, keys)).toEqual({ ok: true, earlier: 1, later: 2 });
  expect(checkConsistency(headOf('a').replaceAll('\n', '\r\n'), answered, keys).ok).toBe(true);
  expect(sizeOfHead(`  ${headOf('a', 'b')}`)).toBe(2);
});

it.each([
  ['a record that began with something else', headOf('x'), answered, 'inconsistent'],
  ['hashes that are none', headOf('a'), { ...answered, hashes: ['AAAA'] }, 'inconsistent'],
  ['a head without its signature', `${headOf('a').split('\n\n')[0]}\n`, answered, 'foreignHead'],
  ['anything', 'good morning', answered, 'badHead'],
] as const)('%s is caught', (_, kept, answer, why) => {
  expect(checkConsistency(kept, answer, keys)).toEqual({ ok: false, why });
});
