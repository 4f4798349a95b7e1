import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beaconRoutes } from './beacon.routes.ts';
import { fakeBeacon } from './beacon-network.ts';
import { beaconInfo, signRound } from './sign-round.ts';

const { chainHash, genesis, period } = fakeBeacon;
let now = (genesis + 999 * period) * 1_000;
let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  beaconRoutes(server, () => now);
});
afterAll(() => server.close());
const get = async (path: string) => {
  const { statusCode, body } = await server.inject(`/beacon/${path}`);
  return [statusCode, JSON.parse(body)];
};

it('is the network that the casino is configured with', async () => {
  expect(beaconInfo()).toMatchObject({
    hash: chainHash,
    public_key: fakeBeacon.publicKey,
    genesis_time: genesis,
    period,
  });
  expect(await get(`${chainHash}/info`)).toEqual([200, beaconInfo()]);
});

it('tells a value from its second on, and not before', async () => {
  expect(await get(`${chainHash}/public/1000`)).toEqual([200, signRound(1000)]);
  expect(await get(`${chainHash}/public/latest`)).toEqual([200, signRound(1000)]);
  now -= 1;
  expect(await get(`${chainHash}/public/1000`)).toEqual([425, {}]);
});

it.each(['0', '-1', '1.5', 'x'])('knows no round %s', async (round) => {
  expect(await get(`${chainHash}/public/${round}`)).toEqual([404, {}]);
});

it('knows no other network', async () => {
  expect(await get(`${'0'.repeat(64)}/public/1`)).toEqual([404, {}]);
  expect(await get(`${'0'.repeat(64)}/info`)).toEqual([404, {}]);
});
