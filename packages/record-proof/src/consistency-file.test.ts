import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64.ts';
import { checkConsistencyFile, consistencyFormat } from './consistency-file.ts';
import { createFrontier } from './frontier.ts';
import { leafHash } from './hash.ts';
import { signHead } from './head.ts';
import { createSigner } from './note.ts';

const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
const former = createSigner('casino.example/record', 'the secret before it, as long as it has to be');
const stranger = createSigner('elsewhere.example/record', 'a secret of the tests that is long enough');
const headOf = (entries: string[], by = signer) => {
  const tree = createFrontier();
  for (const entry of entries) tree.push(leafHash(entry));
  return signHead({ size: entries.length, root: tree.root() }, by);
};
// From one entry to two, the proof is the second leaf alone (RFC 6962, 2.1.2).
const file = {
  format: consistencyFormat,
  earlier: headOf(['a']),
  later: headOf(['a', 'b']),
  hashes: [toBase64(leafHash('b'))],
};
const check = (changed: object, ...keys: string[]) =>
  checkConsistencyFile({ ...file, ...changed }, keys.length > 0 ? keys : [signer.publicKey]);

describe('a file of two heads', () => {
  it('is checked with nothing but itself and the keys', () => {
    expect(check({})).toMatchObject({ ok: true, earlier: { size: 1 }, later: { size: 2 } });
    expect(check({ later: file.earlier, hashes: [] })).toMatchObject({ ok: true, later: { size: 1 } });
  });

  it('may begin under a former key, where that is named too', () => {
    const earlier = headOf(['a'], former);
    expect(check({ earlier })).toEqual({ ok: false, why: 'notSigned' });
    expect(check({ earlier }, signer.publicKey, former.publicKey)).toMatchObject({ ok: true });
  });

  it.each([
    ['notAProof', { format: 'another' }],
    ['notAProof', { hashes: ['short'] }],
    ['notConsistent', { earlier: headOf(['x']) }],
    ['notConsistent', { hashes: [] }],
    ['notConsistent', { earlier: file.later, later: file.earlier }],
    ['notSigned', { later: file.later.replace('\n2\n', '\n3\n') }],
    ['notSigned', { earlier: headOf(['a'], stranger) }],
  ] as const)('%s: %#', (why, changed) => {
    expect(check(changed)).toEqual({ ok: false, why });
  });

  it('of two casinos is none, and without a key nothing is said', () => {
    const earlier = headOf(['a'], stranger);
    expect(check({ earlier }, signer.publicKey, stranger.publicKey)).toEqual({ ok: false, why: 'notSigned' });
    expect(check({}, 'no key')).toEqual({ ok: false, why: 'keyUnreadable' });
    expect(check({}, signer.publicKey, 'no key')).toEqual({ ok: false, why: 'keyUnreadable' });
    expect(checkConsistencyFile(file, [])).toEqual({ ok: false, why: 'keyUnreadable' });
  });
});
