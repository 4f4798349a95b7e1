import type { AddressInfo } from 'node:net';
import { drandBeacon } from '@fairhouse/live';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beaconRoutes } from '../../apps/sandbox-psp/src/beacon/beacon.routes.ts';
import { fakeBeaconSettings } from '../../apps/sandbox-psp/src/beacon/beacon-network.ts';
import { readSettings } from '../../apps/studio/src/server/read-settings.ts';

let sandbox: FastifyInstance;
let origin: string;
beforeAll(async () => {
  sandbox = Fastify();
  beaconRoutes(sandbox);
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
});
afterAll(() => sandbox.close());

const needed = {
  DATABASE_URL: 'postgres://nowhere',
  WALLET_URL: 'http://casino.test/wallet',
  WALLET_SECRET: 'a secret',
  FAIR_LOG_KEY: 'a secret of the tests for the log of commitments',
  RECEIPT_KEY: 'a secret of the tests for receipts, long enough',
  PUBLIC_ORIGIN: 'http://casino.test',
};

it('the studio believes the sandbox’s beacon by what a start tells it, and knows no value before its time', async () => {
  const { beacon: network } = readSettings({ ...needed, ...fakeBeaconSettings(origin) });
  const beacon = drandBeacon(network);
  expect(beacon.name).toContain('fake');
  const ahead = beacon.roundAhead(Date.now());
  expect(await beacon.valueOf(ahead)).toEqual({ ok: false, reason: 'not_yet' });
  // A studio whose clock is fast is told that it is too early.
  expect(await drandBeacon(network, () => Date.now() + 60_000).valueOf(ahead)).toEqual({ ok: false, reason: 'silent' });
  expect(await beacon.valueOf(ahead - 20)).toEqual({
    ok: true,
    value: expect.stringMatching(/^[0-9a-f]{64}$/),
    signature: expect.stringMatching(/^[0-9a-f]{96}$/),
  });
});

it('without a sandbox the studio asks the relays of quicknet', () => {
  const { beacon } = readSettings(needed);
  expect(beacon.name).toBe('drand quicknet');
  expect(beacon.addresses).toContain('https://api.drand.sh');
  expect(drandBeacon(beacon).name).toContain(beacon.chainHash);
});

it.each([
  ['BEACON_URL', 'ftp://relay.test'],
  ['BEACON_CHAIN_HASH', 'quicknet'],
  ['BEACON_PUBLIC_KEY', 'ab'.repeat(95)],
  ['BEACON_PERIOD', '0'],
])('%s must be what it says', (name, value) => {
  expect(() => readSettings({ ...needed, [name]: value })).toThrow(name);
});
