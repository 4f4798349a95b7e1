import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkChain } from './check-chain.ts';

const genesis = 'member 7';
const sha = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

function chainOf(...texts: string[]) {
  let previousHash = sha(genesis);
  const rows = texts.map((hashed, at) => {
    const hash = sha(Buffer.from(previousHash, 'hex'), hashed);
    const row = { seq: at + 1, hashed, previousHash, hash };
    previousHash = hash;
    return row;
  });
  return { rows: rows.toReversed(), head: previousHash, genesis };
}
const chain = chainOf('deposit 5.00 – ₱', 'stake 1.00', 'win 2.00');

it('a chain that was not touched holds, from its start or from a page of it', async () => {
  expect(await checkChain(chain)).toEqual({ ok: true, checked: 3, fromStart: true });
  expect(await checkChain({ ...chain, rows: chain.rows.slice(0, 2) })).toEqual({
    ok: true,
    checked: 2,
    fromStart: false,
  });
  expect(await checkChain({ rows: [], genesis })).toEqual({ ok: true, checked: 0, fromStart: false });
});

it('says which posting does not hold, and why', async () => {
  const [third, second, first] = chain.rows as [(typeof chain.rows)[0], (typeof chain.rows)[0], (typeof chain.rows)[0]];
  const check = (rows: typeof chain.rows, more = {}) => checkChain({ ...chain, rows, ...more });
  expect(await check([third, { ...second, hashed: 'stake 9.00' }, first])).toEqual({ ok: false, seq: 2, why: 'hash' });
  expect(await check([third, first])).toEqual({ ok: false, seq: 3, why: 'link' });
  expect(await check([second, first])).toEqual({ ok: false, seq: 2, why: 'head' });
  expect(await check(chain.rows, { genesis: 'member 8' })).toEqual({ ok: false, seq: 1, why: 'start' });
});
