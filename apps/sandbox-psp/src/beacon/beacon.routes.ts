import type { FastifyInstance } from 'fastify';
import { fakeBeacon } from './beacon-network.ts';

interface Asked {
  Params: { chain: string; round: string };
}

/** The endpoints of a drand relay that the studio asks (https://docs.drand.love/docs/dev-guide/3-4-dev-guide-http-api). */
export function beaconRoutes(server: FastifyInstance, now: () => number = Date.now): void {
  const { chainHash, genesis, period } = fakeBeacon;
  const latest = () => Math.floor((now() / 1_000 - genesis) / period) + 1;

  server.get<Asked>('/beacon/:chain/info', async ({ params }, reply) => {
    if (params.chain !== chainHash) return reply.code(404).send({});
    const { beaconInfo } = await import('./sign-round.ts');
    return beaconInfo();
  });

  server.get<Asked>('/beacon/:chain/public/:round', async ({ params: { chain, round: asked } }, reply) => {
    const round = asked === 'latest' ? latest() : Number(asked);
    if (chain !== chainHash || !Number.isSafeInteger(round) || round < 1) return reply.code(404).send({});
    // A relay holds back what its network has not signed yet.
    if (round > latest()) return reply.code(425).send({});
    // The curve is loaded when somebody asks: most sandboxes are asked a few times in their lives.
    const { signRound } = await import('./sign-round.ts');
    return signRound(round);
  });
}
