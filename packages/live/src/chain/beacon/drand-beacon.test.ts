import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drandKey, drandValue } from '@fairhouse/game-math/drand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drandBeacon } from './drand-beacon.ts';
import { quicknet } from './quicknet.ts';

/**
 * Rounds as quicknet told them: 657413 from the README of github.com/mcdcam/python-drand-verify; 1000 is what libraries for it are tested
 * by, such as github.com/ideal-lab5/idn-sdk.
 */
const published = {
  1000: {
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  657413: {
    signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    value: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
} as const;

describe('what quicknet told', () => {
  const key = drandKey(quicknet.publicKey);

  it.each(Object.entries(published))('in round %s is its value', (round, { signature, value }) => {
    expect(drandValue(key, Number(round), signature)).toBe(value);
  });

  it.each([
    ['the signature of another round', published[657413].signature],
    ['a signature with one bit changed', published[1000].signature.replace(/9$/, '8')],
    ['the negative of the signature', published[1000].signature.replace(/^b4/, '94')],
    ['the point at infinity', `c0${'0'.repeat(94)}`],
    ['no point', 'ff'.repeat(48)],
    ['half a signature', published[1000].signature.slice(48)],
  ])('is refused with %s', (_, signature) => {
    expect(drandValue(key, 1000, signature)).toBeUndefined();
  });

  it('is of the chain whose hash is known: of period, genesis, key, group and name', () => {
    const times = Buffer.alloc(12);
    times.writeUInt32BE(quicknet.period);
    times.writeBigInt64BE(BigInt(quicknet.genesis), 4);
    const group = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
    const info = [times, Buffer.from(quicknet.publicKey, 'hex'), Buffer.from(group, 'hex'), Buffer.from('quicknet')];
    expect(createHash('sha256').update(Buffer.concat(info)).digest('hex')).toBe(quicknet.chainHash);
  });

  it('needs a key that is one', () => {
    expect(() => drandKey(quicknet.publicKey.replace(/a$/, 'b'))).toThrow();
  });
});

describe('a relay of the beacon', () => {
  let relay: Server;
  let answer: (response: ServerResponse, path: string) => void;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    relay = createServer((request, response) => {
      asked.push(request.url!);
      answer(response, request.url!);
    });
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    relay.closeAllConnections();
    relay.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });
  const timeOf = (round: number) => (quicknet.genesis + (round - 1) * quicknet.period) * 1_000;
  const nowhere = 'http://127.0.0.1:1';
  const beaconAt = (now: number, addresses = [url], timeoutMs = 60_000) =>
    drandBeacon({ ...quicknet, addresses }, () => now, timeoutMs);
  const answers = (body: object) => (response: ServerResponse) => void response.end(JSON.stringify(body));
  const round1000 = { round: 1000, signature: published[1000].signature, randomness: 'whatever it says' };

  it('is asked for a round, and its value is computed, not believed', async () => {
    answer = answers(round1000);
    expect(await beaconAt(timeOf(1000)).valueOf(1000)).toEqual({ ok: true, ...published[1000] });
    expect(asked).toEqual([`/${quicknet.chainHash}/public/1000`]);
  });

  it('is not asked before the time of the round', async () => {
    expect(await beaconAt(timeOf(1000) - 1).valueOf(1000)).toEqual({ ok: false, reason: 'not_yet' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['another round', { ...round1000, round: 657413, signature: published[657413].signature }],
    ['a forged signature', { ...round1000, signature: published[657413].signature }],
  ])('that answers %s is not believed', async (_, body) => {
    answer = answers(body);
    expect(await beaconAt(timeOf(1000)).valueOf(1000)).toEqual({ ok: false, reason: 'forged' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers 404', (response) => void response.writeHead(404).end('{}')],
    ['answers no JSON', (response) => void response.end('<html>')],
    ['answers something else', (response) => void response.end('{"round":1000}')],
    ['answers for ever', (response) => void response.end(JSON.stringify({ ...round1000, more: 'x'.repeat(5_000) }))],
    ['sends one elsewhere', (response) => void response.writeHead(302, { location: '/' }).end()],
    ['does not answer', () => {}],
  ])('that %s is silent', async (_, how) => {
    answer = how;
    expect(await beaconAt(timeOf(1000), [url], 200).valueOf(1000)).toEqual({ ok: false, reason: 'silent' });
  });

  it('that is silent or forges is passed by, and the next one asked', async () => {
    answer = (response, path) => answers(path.startsWith('/forger') ? { ...round1000, round: 7 } : round1000)(response);
    const beacon = beaconAt(timeOf(1000), [nowhere, `${url}/forger`, url]);
    expect(await beacon.valueOf(1000)).toEqual({ ok: true, ...published[1000] });
    expect(await beaconAt(timeOf(1000), [`${url}/forger`, nowhere]).valueOf(1000)).toEqual({
      ok: false,
      reason: 'forged',
    });
  });

  it('has rounds that nobody can know yet: ten values ahead, also before the first', () => {
    const beacon = beaconAt(0);
    expect(beacon.roundAhead(timeOf(1000))).toBe(1010);
    expect(beacon.roundAhead(timeOf(1001) - 1)).toBe(1010);
    expect(beacon.roundAhead(timeOf(1) - 1)).toBe(10);
    expect(beacon.roundAhead(0)).toBe(10);
  });
});
