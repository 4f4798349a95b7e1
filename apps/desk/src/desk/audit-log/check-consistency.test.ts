import {
  checkConsistencyFile,
  createFrontier,
  createSigner,
  leafHash,
  proofText,
  signHead,
  toBase64,
} from '@fairhouse/record-proof';
import { expect, it } from 'vitest';
import { checkConsistency, headIn, sizeOfHead } from './check-consistency.ts';

const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
const keys = [signer.publicKey];
const headOf = (...entries: string[]) => {
  const tree = createFrontier();
  for (const entry of entries) tree.push(leafHash(entry));
  return signHead({ size: entries.length, root: tree.root() }, signer);
};
// From one entry to two, the proof is the second leaf alone (RFC 6962, 2.1.2).
const answered = { later: headOf('a', 'b'), hashes: [toBase64(leafHash('b'))] };

it('a head that was kept is the beginning of today’s, and of another that was kept', () => {
  expect(checkConsistency({ earlier: headOf('a') }, answered, keys)).toMatchObject({ ok: true, earlier: 1, later: 2 });
  const broken = headOf('a').replaceAll('\n', '\r\n');
  expect(checkConsistency({ earlier: broken }, answered, keys)).toMatchObject({ ok: true });
  const both = { earlier: headOf('a'), later: headOf('a', 'b').trim() };
  expect(checkConsistency(both, { ...answered, later: headOf('x', 'y') }, keys)).toMatchObject({ ok: true, later: 2 });
  expect(sizeOfHead(`  ${headOf('a', 'b')}`)).toBe(2);
});

it('what was checked is checked again by its file alone', () => {
  const checked = checkConsistency({ earlier: headOf('a') }, answered, keys);
  const file: unknown = JSON.parse(proofText((checked as { file: object }).file));
  expect(checkConsistencyFile(file, keys)).toMatchObject({ ok: true, earlier: { size: 1 }, later: { size: 2 } });
});

it('the last head of a file or of a mail is the one that is meant', () => {
  expect(headIn(`Good morning\n\n${headOf('a')}\n${headOf('a', 'b')}`)).toBe(headOf('a', 'b'));
  expect(headIn('nothing of the kind')).toBe('nothing of the kind');
});

it.each([
  ['a record that began with something else', { earlier: headOf('x') }, answered, 'inconsistent'],
  [
    'another end than the one that was kept',
    { earlier: headOf('a'), later: headOf('a', 'c') },
    answered,
    'inconsistent',
  ],
  ['hashes that are none', { earlier: headOf('a') }, { ...answered, hashes: ['AAAA'] }, 'inconsistent'],
  ['a head without its signature', { earlier: `${headOf('a').split('\n\n')[0]}\n` }, answered, 'foreignHead'],
  ['anything', { earlier: 'good morning' }, answered, 'badHead'],
  ['anything for the later', { earlier: headOf('a'), later: 'good evening' }, answered, 'badHead'],
] as const)('%s is caught', (_, kept, answer, why) => {
  expect(checkConsistency(kept, answer, keys)).toEqual({ ok: false, why });
});
