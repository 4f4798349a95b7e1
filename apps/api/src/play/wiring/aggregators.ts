import { createHmac } from 'node:crypto';
import { type Bets, type Caller, type Prize, payPrize } from '@fairhouse/betting';
import type { FastifyInstance } from 'fastify';
import type { Job } from '../../db/job-queue/job.ts';
import type { Foundation } from '../../foundation.ts';
import { takeRawBodies } from '../../http/raw-bodies.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Settings } from '../../settings.ts';
import { codeOf, type GameAggregator, type OpenedGame, theirCodeOf } from '../aggregators/game-aggregator.ts';
import { findPlayer } from '../aggregators/player.store.ts';
import { saveAggregator } from '../games/aggregated/aggregated-game.store.ts';
import { importGamesJob } from '../games/aggregated/import-job.ts';
import type { Elsewhere, GamesDeps } from '../games/games.deps.ts';
import { type AuthenticateParts, authenticate } from '../wallet/authenticate.ts';
import { recordPrize } from '../wallet/record-prize.ts';

const secretPrefix = 'AGGREGATOR:';
/** As for the wallet that vendors call. */
const maxBodyBytes = 64 * 1024;

/**
 * The secret of an aggregator among the vendors. Nobody outside knows it, since its calls are signed with keys of its own: with it the
 * casino makes references of rounds, and no call to the vendors' wallet can be in its name.
 */
export function secretOfAggregator({ WALLET_SECRET, aggregators }: Settings, name: string): string | undefined {
  return aggregators.some(({ id }) => name === `${secretPrefix}${id}`)
    ? createHmac('sha256', WALLET_SECRET).update(name).digest('base64url')
    : undefined;
}

export interface Aggregators {
  compared: readonly Pick<GameAggregator, 'id' | 'transactions'>[];
  elsewhere: GamesDeps['elsewhere'];
  jobs: Job[];
  addWallets(server: FastifyInstance): Promise<void>;
}

interface AggregatorParts {
  bets: Bets;
  issueLaunchToken: GamesDeps['issueLaunchToken'];
  walletParts: AuthenticateParts;
}

/** The aggregators that are set up: vendors whose catalogue is imported and whose calls are translated. */
export async function openAggregators({ db, log, settings }: Foundation, parts: AggregatorParts): Promise<Aggregators> {
  const { aggregators } = settings;
  for (const { id, name } of aggregators) {
    await saveAggregator(db, { id, name, secretName: `${secretPrefix}${id}`, launchUrl: settings.PUBLIC_ORIGIN });
  }
  const byId = new Map(aggregators.map((aggregator) => [aggregator.id, opening(aggregator, parts, log)]));
  return {
    compared: aggregators,
    elsewhere: (vendor) => byId.get(vendor),
    jobs: aggregators.map(({ id, listGames }) =>
      importGamesJob({ db, log }, { id, listGames, codeOf: (theirs) => codeOf(id, theirs) }),
    ),
    async addWallets(server) {
      for (const aggregator of aggregators) {
        const wallet = {
          bets: parts.bets,
          log,
          payPrize: (caller: Caller, prize: Prize) =>
            payPrize(db, caller, prize, async (tx, memberId) => {
              await recordPrize(tx, memberId, caller, prize);
              return null;
            }),
          findPlayer: (user: string) => findPlayer(db, user),
        };
        await server.register(
          async (edge) => {
            edge.setChildLoggerFactory((logger) => logger);
            takeRawBodies(edge, maxBodyBytes);
            aggregator.walletRoutes(edge, wallet);
          },
          { prefix: `/aggregators/${aggregator.id}` },
        );
      }
    },
  };
}

/** A session of the wallet is opened before the aggregator is asked for the address: its token is in the question. */
function opening(
  aggregator: GameAggregator,
  { issueLaunchToken, walletParts }: AggregatorParts,
  log: Foundation['log'],
): Elsewhere {
  const { id } = aggregator;
  const addressOf = (opened: OpenedGame, gameCode: string): Result<string> => {
    if (opened.outcome === 'opened') return ok(opened.url);
    log.warn({ aggregator: id, gameCode, ...opened }, 'an aggregator did not open a game');
    return refuse('gameUnavailable');
  };
  return {
    async openForMoney({ address, ...launch }, member) {
      const { gameCode, language, channel } = launch;
      const launchToken = await issueLaunchToken(launch, member.sessionId);
      if (launchToken === undefined) return refuse('loginAgain');
      const session = await authenticate(walletParts, id, { requestId: 'launch', launchToken, gameCode });
      if (session.status === 'USER_DISABLED') return refuse('gameBlocked');
      if (session.status !== 'OK') return refuse('gameUnavailable');
      const { user, token, country } = session;
      const player = { user: user!, token: token!, country: country!, currency: member.currency };
      const code = theirCodeOf(id, gameCode);
      return addressOf(await aggregator.openGame({ code, channel, language, address, player }), gameCode);
    },
    async openForFun({ gameCode, ...asked }) {
      const code = theirCodeOf(id, gameCode);
      return addressOf(await aggregator.openGame({ ...asked, code, player: undefined }), gameCode);
    },
  };
}
