import {
  createSigner,
  emptyRoot,
  fromBase64,
  type PublishedKey,
  readPublicKey,
  signHead,
  toBase64,
} from '@fairhouse/record-proof';
import { expect, it } from 'vitest';
import { openLogHead } from './open-log-head.ts';

const signer = createSigner('games.test/log', 'a secret of the tests that is long enough');
const at = '2026-03-01T10:00:00.000Z';
const keyOf = (one: typeof signer): PublishedKey => ({
  keyId: one.publicKey.split('+').slice(0, 2).join('+'),
  purpose: 'log',
  algorithm: 'Ed25519',
  publicKey: toBase64(readPublicKey(one.publicKey)!.key),
  from: at,
  until: null,
});
const note = signHead({ size: 7, root: emptyRoot, at }, signer);

it('shows what a head says, and that a published key has signed it', () => {
  expect(openLogHead(note, [keyOf(signer)])).toEqual({ size: 7, root: toBase64(emptyRoot), at, isSigned: true });
  expect(fromBase64(openLogHead(note, [])!.root)).toHaveLength(32);
});

it('is not signed when another key has signed it, or when it was changed', () => {
  const other = createSigner('games.test/log', 'another secret of the tests, long enough');
  expect(openLogHead(note, [keyOf(other)])?.isSigned).toBe(false);
  expect(openLogHead(note.replace('\n7\n', '\n8\n'), [keyOf(signer)])).toMatchObject({ size: 8, isSigned: false });
});

it('is nothing for what is no head', () => {
  expect(openLogHead('{"heads":[]}', [])).toBeUndefined();
});
