import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type DeclineTable, declineClasses, declineOf } from './decline.ts';
import { isNotSent } from './not-sent.ts';
import { declinesOfProviders, methodsOfProviders } from './settings.ts';
import { lost } from './unless-lost.ts';

const tables = [...declinesOfProviders].map(([provider, table]) => ({ provider, table }));

describe.each(tables)('the table of $provider', ({ table }) => {
  it('knows only classes that there are, and none of its codes is unknown', () => {
    for (const word of Object.values(table)) expect(declineClasses.filter((one) => one !== 'unknown')).toContain(word);
  });
});

it('every provider of payments in has a table', () => {
  expect([...declinesOfProviders.keys()]).toEqual([...methodsOfProviders.keys()]);
});

/** What lets another provider be asked: each of these was looked up in the provider's documentation. */
it('only these codes are technical', () => {
  const technical = (table: DeclineTable) => Object.keys(table).filter((code) => table[code] === 'technical');
  expect(Object.fromEntries(tables.map(({ provider, table }) => [provider, technical(table)]))).toEqual({
    stripe: ['processing_error', 'issuer_not_available'],
    paypal: [],
    pix: ['bank_error'],
    adyen: ['4', '9', '21'],
    cashapp: ['processing_error', 'issuer_not_available'],
    onlypay: ['technical_error', 'unavailable'],
    cpay: ['technical_error', 'unavailable'],
    pingpong: ['technical_error', 'unavailable'],
    quay: ['GATEWAY', 'MAINTENANCE'],
  });
});

it.each([undefined, null, '', 'no_such_code', 'constructor', '__proto__', {}, []])('%o is never technical', (code) => {
  for (const { table } of tables) expect(declineOf(table, code).class).toBe('unknown');
});

it('reads a code that is a number', () => {
  expect(declineOf(declinesOfProviders.get('adyen')!, 4)).toEqual({ class: 'technical', code: '4' });
});

describe('a failed exchange', () => {
  it('has sent nothing when the connection was refused', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as { port: number };
    await new Promise((done) => closed.close(done));
    const error = await fetch(`http://127.0.0.1:${port}`).catch((failed: unknown) => failed);
    expect(isNotSent(error)).toBe(true);
    expect(lost(error)).toMatchObject({ outcome: 'unknown', notSent: true });
  });

  it('may have sent everything when the connection broke or nobody answered in time', async () => {
    const breaking = createServer((socket) => socket.on('data', () => socket.destroy()));
    await new Promise<void>((done) => breaking.listen(0, '127.0.0.1', done));
    const { port } = breaking.address() as { port: number };
    const error = await fetch(`http://127.0.0.1:${port}`).catch((failed: unknown) => failed);
    breaking.close();
    expect(isNotSent(error)).toBe(false);
    expect(lost(error)).not.toHaveProperty('notSent');
    expect(isNotSent(AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason)).toBe(false);
  });
});
