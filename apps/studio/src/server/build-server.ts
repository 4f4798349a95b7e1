import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayRefusalCode } from '@fairhouse/contract/play';
import { troubleOf } from '@fairhouse/database';
import { type Hub, type LiveCasino, publishedChains } from '@fairhouse/live';
import {
  answersBeforeRouting,
  type Counts,
  type Logger,
  limitExactly,
  limitTogether,
  operationRoutes,
} from '@fairhouse/operation';
import { traceRequests } from '@fairhouse/operation/tracing';
import { potMeter, type Studio } from '@fairhouse/rgs';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { refusalOf, refuse } from './answers.ts';
import { fairRoutes } from './fair/fair.routes.ts';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import { fairnessRoutes } from './fairness.routes.ts';
import { figuresRoutes } from './figures.routes.ts';
import { frontPage } from './front-page.ts';
import { gamesRoutes } from './games.routes.ts';
import { launchRoutes, usualFunLaunches } from './launch.routes.ts';
import { chainsRoutes } from './live/chains.routes.ts';
import { chatRoutes } from './live/chat.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { streamRoutes } from './live/stream.routes.ts';
import { openStreamPlaces, type StreamLimits, usualStreamLimits } from './live/stream-places.ts';
import { tablesRoutes } from './live/tables.routes.ts';
import { type PackageOptions, packageRoutes } from './packages/package.routes.ts';
import { type PackageOrigin, packagePath } from './packages/package-origin.ts';
import type { PackageShelf } from './packages/package-shelf.ts';
import { pagesOfGames } from './page-of-game.ts';
import { playRoutes } from './play.routes.ts';
import { potRoutes } from './pot.routes.ts';
import { replayRoutes, replayTicketRoutes } from './replay.routes.ts';
import { reportsRoutes } from './reports.routes.ts';
import { requireSession } from './session.ts';

const largestBodyBytes = 16 * 1024;
const builtPage = fileURLToPath(new URL('../../dist/', import.meta.url));

const faults: Record<string, PlayRefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'WRONG_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'WRONG_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'WRONG_INPUT',
};

/** What the files' server throws at an address or a range that leads nowhere carries no code. */
const byStatus: Record<number, PlayRefusalCode> = { 403: 'NO_SUCH_PAGE', 404: 'NO_SUCH_PAGE', 416: 'NO_SUCH_PART' };
/** Of a path that leads out of the folder, not even a status. */
const leadsOut = 'Forbidden';
const usualRequestMs = 30_000;

export interface ServerOptions {
  studio: Studio;
  /** The tables whose rounds are shared. */
  live: LiveCasino;
  /** Signs the answers to bets and actions. */
  receipts: ReceiptSigner;
  logger: Logger;
  casinoOrigin: string;
  /** The casino's desk: its pages may show replays in a frame, as the casino's own may. */
  deskOrigin: string;
  /** The secret shared with the casino; it asks for reports, and signs tickets to replays, under it. */
  walletSecret: string;
  /** What it was before, while it is being changed: the casino's questions are taken under it as well. */
  formerWalletSecret?: string | undefined;
  /** Proxies whose X-Forwarded-For names the player's address. */
  trustedProxies: string[];
  /** Of calls, which all processes of the studio share. */
  counts: Counts;
  /** Play calls from one address in a minute. */
  callsPerMinute: number;
  /** Games opened for fun from one address in a minute. */
  funLaunchesPerMinute?: number;
  ready: () => Promise<boolean>;
  /** Tells pages what happens at shared tables; without one there is no stream. */
  hub?: Hub;
  streamLimits?: StreamLimits;
  /** Within what time a request has to be here whole. */
  requestWithinMs?: number;
  /** Packages of outside studios, each at an origin of its own; without them only our own games are played. */
  packages?: { shelf: PackageShelf; origin: PackageOrigin; studioOrigin: string } | undefined;
  /** Where the built game page lies; without it only the calls are served. */
  pageFolder?: string;
}

/** The studio's HTTP server, not yet listening. */
export async function buildServer({
  studio,
  live,
  receipts,
  logger,
  casinoOrigin,
  deskOrigin,
  walletSecret,
  formerWalletSecret,
  trustedProxies,
  counts,
  callsPerMinute,
  funLaunchesPerMinute = usualFunLaunches,
  ready,
  hub,
  streamLimits = usualStreamLimits,
  requestWithinMs = usualRequestMs,
  packages,
  pageFolder = builtPage,
}: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: largestBodyBytes,
    requestTimeout: requestWithinMs,
    // Node takes the shorter of the two for the head alone.
    http: { headersTimeout: requestWithinMs, connectionsCheckingInterval: requestWithinMs },
    ...(packages && { rewriteUrl: (request: IncomingMessage) => addressIn(packages.origin, request) }),
    ...answersBeforeRouting(() => refusalOf('WRONG_INPUT')),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  traceRequests(app);
  // The page and its answers come from this origin alone, and only the casino may show the page in a frame; its replays the desk as well.
  const policy = (style: string, around = casinoOrigin) =>
    `default-src 'none'; script-src 'self'; style-src ${style}; img-src 'self' data: blob:; media-src 'self' blob:; ` +
    `font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${around}`;
  const usualHeaders = {
    'content-security-policy': policy("'self'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(usualHeaders);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownFault(error);
    if (known) return refuse(reply, known);
    if (troubleOf(error)) {
      request.log.warn({ err: error, path: request.routeOptions.url }, 'the database reported an error');
      return refuse(reply.header('retry-after', '5'), 'UNAVAILABLE');
    }
    request.log.error({ err: error, path: request.routeOptions.url }, 'a call failed');
    return refuse(reply, 'INTERNAL');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NO_SUCH_PAGE'));

  operationRoutes(app, { ready });
  const secrets = [walletSecret, ...(formerWalletSecret ? [formerWalletSecret] : [])];
  const chains = publishedChains(studio.db);
  await app.register(frontPage, { casinoOrigin, chains, pagePolicy: (nonce) => policy(`'nonce-${nonce}'`) });
  await app.register(chainsRoutes, { chains });
  await app.register(gamesRoutes);
  await app.register(figuresRoutes);
  const pagePolicy = (nonce: string) => policy(`'nonce-${nonce}'`);
  const mayLaunch = limitExactly({ name: 'fun', most: funLaunchesPerMinute, seconds: 60 }, counts);
  await app.register(launchRoutes, { studio, mayLaunch, pagePolicy });
  await app.register(reportsRoutes, { studio, live, secrets });
  await app.register(tablesRoutes, { studio, broker: live.broker, secrets });
  const { mayCall, stop } = limitTogether({ name: 'calls', most: callsPerMinute, seconds: 60 }, counts);
  app.addHook('onClose', async () => stop());
  if (packages) await servePackages(app, packages, { studio, casinoOrigin, mayCall });
  await app.register(async (scope) => {
    // Before the session is looked up: a made-up token must not cost a question to the database for ever.
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await mayCall(request.ip))) return refuse(reply, 'TOO_MANY_REQUESTS');
    });
    // A logger for each call would be copied and redacted for every round.
    scope.setChildLoggerFactory((logger) => logger);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await scope.register(fairRoutes, { db: studio.db });
    await scope.register(replayTicketRoutes, {
      studio,
      live,
      secrets,
      receipts,
      around: { desk: deskOrigin, site: casinoOrigin },
    });
    await scope.register(async (played) => {
      requireSession(played, studio);
      const pots = potMeter(studio.db);
      await played.register(playRoutes, {
        studio,
        live,
        casinoOrigin,
        pots,
        receipts,
        packages: packages && { originOf: packages.origin.of },
      });
      await played.register(potRoutes, { studio, pots });
      if (hub) await played.register(streamRoutes, { hub, takePlace: openStreamPlaces(streamLimits) });
      await played.register(fairnessRoutes, { studio, live, receipts, shelf: packages?.shelf });
      await played.register(replayRoutes, { studio, live });
      await played.register(liveRoutes, { studio, live, receipts });
      await played.register(chatRoutes, { studio, broker: live.broker });
    });
  });
  // A build that is under way has the folder before its page.
  if (existsSync(join(pageFolder, 'index.html')))
    await servePage(app, pageFolder, {
      ofReplays: policy("'self'", `${deskOrigin} ${casinoOrigin}`),
      ofPackages: packages && `${policy("'self'")}; frame-src ${packages.origin.pattern}`,
      isPackage: (code) => packages?.shelf.onOffer(code) !== undefined,
    });
  return app;
}

/** Everything at a package's host is below one path; a request that names the path itself is refused there. */
function addressIn(origin: PackageOrigin, { url = '/', headers: { host } }: IncomingMessage): string {
  const code = origin.codeIn(host);
  return code === undefined ? url : `${packagePath}/${code}${url.startsWith('/') ? url : '/'}`;
}

function knownFault(error: FastifyError): PlayRefusalCode | undefined {
  if (error.message === leadsOut) return 'NO_SUCH_PAGE';
  const status = error.statusCode ?? 500;
  const isTheirs = error instanceof SyntaxError || (status >= 400 && status < 500);
  return faults[error.code] ?? byStatus[status] ?? (isTheirs ? 'WRONG_INPUT' : undefined);
}

async function servePackages(
  app: FastifyInstance,
  { shelf, origin, studioOrigin }: NonNullable<ServerOptions['packages']>,
  { studio, casinoOrigin, mayCall }: Pick<PackageOptions, 'studio' | 'mayCall'> & { casinoOrigin: string },
): Promise<void> {
  const options = { studio, shelf, origin, mayCall, around: `${studioOrigin} ${casinoOrigin}` };
  await app.register(packageRoutes, { prefix: `${packagePath}/:code`, ...options });
}

interface PagePolicies {
  ofReplays: string;
  /** The page of a package stands in a frame of ours. */
  ofPackages: string | undefined;
  isPackage(code: string): boolean;
}

async function servePage(app: FastifyInstance, root: string, policies: PagePolicies): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: true,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The page itself says so where it is sent.
      if (path.endsWith('.html')) return;
      const isNamedByContent = path.includes('/assets/');
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const pages = pagesOfGames(root);
  app.get<{ Params: { code: string } }>('/game/:code', async (request, reply) => {
    const { code } = request.params;
    if (policies.ofPackages !== undefined && policies.isPackage(code))
      return reply
        .header('content-security-policy', policies.ofPackages)
        .header('cache-control', 'no-cache')
        .sendFile('index.html', { cacheControl: false });
    const page = pages.get(code);
    if (page === undefined) return refuse(reply, 'NO_SUCH_PAGE');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  app.get('/replay', async (_request, reply) =>
    reply
      .header('content-security-policy', policies.ofReplays)
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { cacheControl: false }),
  );
}
