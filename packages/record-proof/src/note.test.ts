import { describe, expect, it } from 'vitest';
import { leafHash } from './hash.ts';
import { openHead, readHead, signHead } from './head.ts';
import { createSigner, openNote, readPublicKey } from './note.ts';
import { checkProofFile, proofFormat } from './proof-file.ts';

const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
const other = createSigner('casino.example/record', 'another secret of the tests, long enough');
const verifier = readPublicKey(signer.publicKey)!;
const root = leafHash('{"id": 1}');
const head = signHead({ size: 1, root }, signer);

describe('a signed head', () => {
  it('is opened by its key alone', () => {
    expect(openHead(head, [verifier])).toEqual({ origin: 'casino.example/record', size: 1, root });
    expect(openHead(head, [readPublicKey(other.publicKey)!])).toBeUndefined();
    expect(openHead(head, [])).toBeUndefined();
    expect(head).toBe(
      signHead({ size: 1, root }, createSigner(signer.name, 'a secret of the tests that is long enough')),
    );
  });

  it('may carry the signature of somebody else beside', () => {
    const witness = createSigner('witness.example', 'a third secret of the tests, long enough');
    const cosigned = head + witness.sign(head.slice(0, head.indexOf('\n\n') + 1)).split('\n\n')[1];
    expect(openHead(cosigned, [verifier])?.size).toBe(1);
    expect(openHead(cosigned, [readPublicKey(witness.publicKey)!])?.size).toBe(1);
  });

  it.each([
    ['another size', head.replace('\n1\n', '\n2\n')],
    ['no signature', head.slice(0, head.indexOf('\n\n') + 2)],
    ['no end', head.slice(0, -1)],
    ['half a signature', `${head.slice(0, -20)}\n`],
    ['nothing', ''],
  ])('with %s is refused', (_, note) => {
    expect(openNote(note, [verifier])).toBeUndefined();
  });

  it.each(['a\n01\n', 'a\n1\nAAAA\n', '\n1\n', `a\n99999999999999999\n`])('%j is no head', (text) => {
    expect(readHead(`${text}${'A'.repeat(43)}=\n`)).toBeUndefined();
  });
});

describe('a proof file', () => {
  const file = { format: proofFormat, entry: '{"id": 1}', index: 0, hashes: [] as string[], head };

  it('is checked with nothing but itself and the key', () => {
    expect(checkProofFile(file, signer.publicKey)).toMatchObject({ ok: true, entry: { id: 1 }, head: { size: 1 } });
  });

  it.each([
    ['notAProof', { ...file, hashes: ['short'] }],
    ['notAProof', { ...file, hashes: [`${'A'.repeat(42)}B=`] }],
    ['notAProof', { ...file, entry: '\ud800' }],
    ['notAProof', null],
    ['notInTheRecord', { ...file, entry: '{"id": 2}' }],
    ['notInTheRecord', { ...file, index: 1 }],
    ['notInTheRecord', { ...file, hashes: [`${'A'.repeat(43)}=`] }],
    ['notSigned', { ...file, head: head.replace('\n1\n', '\n3\n') }],
  ])('%s: %#', (why, given) => {
    expect(checkProofFile(given, signer.publicKey)).toEqual({ ok: false, why });
  });

  it('says when the key is none, or another', () => {
    expect(checkProofFile(file, 'no key')).toEqual({ ok: false, why: 'keyUnreadable' });
    expect(checkProofFile(file, other.publicKey)).toEqual({ ok: false, why: 'notSigned' });
  });
});
