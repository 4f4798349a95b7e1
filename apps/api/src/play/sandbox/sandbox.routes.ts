import { currencyCodes } from '@fairhouse/money';
import { certificationVersion, publicKeyOf, signingKeyOf } from '@fairhouse/vendor-certification/source';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { takeRawBodies } from '../../http/raw-bodies.ts';
import { createRuns } from './run-certification.ts';
import type { SandboxDeps, SandboxVendor } from './sandbox.deps.ts';
import type { TestPlayer } from './test-players.ts';

const mostBodyBytes = 16 * 1024;
/** Some hundred certifications. */
const mostPlayers = 50_000;
/** 10,000,000.00 of a currency with cents. */
const mostBalance = 1_000_000_000;

const player = z.string().regex(/^\d{1,19}$/);
const calls = z.enum(['authenticate', 'balance', 'bet', 'win', 'play', 'rollback', 'end-round']);
const fault = z.enum(['drop', 'lose', 'busy', 'busyAfter', 'garbage', 'half', 'slow']);
const status = z.object({ status: z.string().regex(/^[A-Z_]{2,40}$/) });

const inputs = {
  vendors: z.object({ name: z.string().trim().min(1).max(60), studio: z.url({ protocol: /^https?$/ }).max(200) }),
  about: z.object({}),
  players: z.object({ currency: z.enum(currencyCodes), balance: z.int().min(0).max(mostBalance) }),
  launch: z.object({ player, expired: z.boolean().default(false) }),
  freeRounds: z.object({
    player,
    count: z.int().min(1).max(100),
    stake: z.int().min(1).max(10_000),
    expired: z.boolean().default(false),
  }),
  change: z.object({ player, change: z.enum(['end-sessions', 'suspend']) }),
  faults: z.object({
    player,
    faults: z
      .array(z.object({ call: calls, fault: z.union([fault, status]), times: z.int().min(1).max(50).default(1) }))
      .max(20),
  }),
  state: z.object({ player }),
  certifications: z.object({ studio: z.string().max(200) }),
  run: z.object({ runId: z.uuid() }),
};

/** A sentence for the developer of a studio. */
class Refused extends Error {}

/** The sandbox for studios, at `/sandbox`: added only where the sandbox is on and the casino is no production. */
export async function sandboxRoutes(server: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const runs = createRuns(deps);
  await server.register(
    async (edge) => {
      takeRawBodies(edge, mostBodyBytes);
      edge.post('/vendors', async (request, reply) =>
        respond(reply, () => addVendor(deps, parsed(inputs.vendors, request.body))),
      );
      const asked = <T>(path: string, form: z.ZodType<T>, handle: (vendor: SandboxVendor, input: T) => unknown) =>
        edge.post(path, async (request, reply) => {
          const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
          const {
            'x-vendor-id': vendorId,
            'x-vendor-timestamp': timestamp,
            'x-vendor-signature': signature,
          } = request.headers;
          const call = { vendorId, timestamp, signature, address: request.ip, path: `/sandbox${path}`, body };
          const vendor = await deps.vendorOfCall(call);
          if (!vendor) return reply.status(401).send({ ok: false, reason: wrongKeys });
          return respond(reply, async () => {
            if (path.startsWith('/players') && !runs.mayControl(vendor.id, request.headers['x-sandbox-run']))
              throw new Refused(
                'A certification of this vendor is running. Test players are yours again when it has ended.',
              );
            return handle(vendor, parsed(form, body));
          });
        });
      asked('/about', inputs.about, (vendor) => about(deps, vendor));
      let added = 0;
      asked('/players', inputs.players, async (vendor, input) => {
        if (added >= mostPlayers)
          throw new Refused('This sandbox has made as many players as it does between two starts.');
        added += 1;
        const memberId = await deps.addPlayer(input.currency, BigInt(input.balance));
        return launched(deps, vendor, deps.players.add(vendor.id, memberId), false);
      });
      asked('/players/launch', inputs.launch, (vendor, input) =>
        launched(deps, vendor, known(deps, vendor, input.player), input.expired),
      );
      asked('/players/free-rounds', inputs.freeRounds, async (vendor, { player: id, count, stake, expired }) => {
        const { memberId } = known(deps, vendor, id);
        const rounds = { count, stake: BigInt(stake), isExpired: expired };
        return { freeRoundsId: await deps.grantFreeRounds(vendor.id, memberId, rounds) };
      });
      asked('/players/change', inputs.change, async (vendor, input) => {
        const { memberId } = known(deps, vendor, input.player);
        await (input.change === 'suspend' ? deps.suspend(memberId) : deps.endSessions(memberId));
        return {};
      });
      asked('/players/faults', inputs.faults, (vendor, input) => {
        known(deps, vendor, input.player).faults = input.faults.map((one) => ({ ...one, left: one.times }));
        return {};
      });
      asked('/players/state', inputs.state, (vendor, input) => stateOf(deps, known(deps, vendor, input.player)));
      asked('/certifications', inputs.certifications, (vendor) => {
        const run = runs.start(vendor);
        if (typeof run === 'string') throw new Refused(run);
        return { runId: run.runId };
      });
      asked('/certifications/state', inputs.run, (vendor, { runId }) => {
        const run = runs.find(vendor.id, runId);
        if (!run) throw new Refused('There is no such run; a restart of the casino forgets runs. Start another.');
        return run;
      });
    },
    { prefix: '/sandbox' },
  );
}

const wrongKeys =
  'Vendor id, timestamp or signature is wrong. Check the secret, and that the clock is right to five minutes.';

async function respond(reply: FastifyReply, handle: () => unknown): Promise<FastifyReply> {
  try {
    return reply.send({ ok: true, data: await handle() });
  } catch (error) {
    if (error instanceof Refused) return reply.status(422).send({ ok: false, reason: error.message });
    throw error;
  }
}

function parsed<T>(form: z.ZodType<T>, body: unknown): T {
  try {
    return form.parse(JSON.parse(String(body)));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    throw new Refused(issue ? `${issue.path.join('.') || 'The body'}: ${issue.message}` : 'The body is no JSON.');
  }
}

async function addVendor(deps: SandboxDeps, { name, studio }: { name: string; studio: string }) {
  const { origin } = new URL(studio);
  const addresses = { launchUrl: `${origin}/launch`, reportUrl: `${origin}/reports/rounds` };
  const added = await deps.addVendor({ name, ...addresses });
  if (!added) throw new Refused('This sandbox has as many vendors as it takes. Ask the casino to empty it.');
  const vendor = { ...added, name, ...addresses };
  const balance = 10_000n;
  const memberId = await deps.addPlayer('USD', balance);
  const launch = await launched(deps, vendor, deps.players.add(added.id, memberId), false);
  return {
    vendorId: added.id,
    secret: added.secret,
    gameCode: deps.gameOf(added.id),
    ...addresses,
    player: { ...launch, balance: Number(balance), currency: 'USD' },
  };
}

function about(deps: SandboxDeps, { id, name, launchUrl, reportUrl }: SandboxVendor) {
  return {
    vendorId: id,
    name,
    gameCode: deps.gameOf(id),
    launchUrl,
    reportUrl,
    certificationVersion,
    publicKey: publicKeyOf(signingKeyOf(deps.signingSecret)),
  };
}

async function launched(deps: SandboxDeps, vendor: SandboxVendor, { memberId }: TestPlayer, isExpired: boolean) {
  const launchToken = await deps.launch(vendor.id, memberId, isExpired);
  deps.players.addLaunch(known(deps, vendor, String(memberId)), launchToken);
  const address = new URL(vendor.launchUrl);
  address.search = new URLSearchParams({
    token: launchToken,
    game: deps.gameOf(vendor.id),
    channel: 'pc',
    lang: 'en',
  }).toString();
  return { player: String(memberId), launchToken, launchUrl: address.toString() };
}

function known(deps: SandboxDeps, vendor: SandboxVendor, id: string): TestPlayer {
  const found = deps.players.find(vendor.id, id);
  if (!found) throw new Refused('There is no such test player of this vendor; a restart of the casino forgets them.');
  return found;
}

async function stateOf(deps: SandboxDeps, { memberId, user, calls: seen }: TestPlayer) {
  const [balance, rounds] = await Promise.all([deps.balanceOf(memberId), deps.roundsOf(memberId)]);
  return {
    user: user ?? null,
    balance: Number(balance),
    rounds: rounds.map((round) => ({ ...round, staked: Number(round.staked), won: Number(round.won) })),
    calls: seen,
  };
}
