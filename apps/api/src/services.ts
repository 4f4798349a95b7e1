import { type Logger, operationRoutes } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import { createShownMaintenance, isMaintenanceOn } from './desk/index.ts';
import { wireDesk } from './desk/wire.ts';
import { openFoundation } from './foundation.ts';
import { wireCompetitions, wireGrowth, wirePromotionsHub } from './growth/wire.ts';
import { callRoutes } from './http/call-routes.ts';
import { players } from './http/players.ts';
import { referencePages } from './http/reference.ts';
import { createServer } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import { wireMoney } from './money/wire.ts';
import { wirePlay } from './play/wire.ts';
import { onlyWithAcceptedTexts } from './players/index.ts';
import { wireIdentity, wirePlayers } from './players/wire.ts';
import { wireProtection } from './protection/wire.ts';
import type { Settings } from './settings.ts';

export interface Services {
  server: FastifyInstance;
  /** The operators' desk: on another port, under another origin. */
  desk: FastifyInstance;
  /** Takes no more calls, finishes what was accepted, closes the database. */
  stop(): Promise<void>;
}

/** Builds and wires every part of the casino, area by area. Nothing else does. */
export async function openServices(settings: Settings, logger: Logger): Promise<Services> {
  const foundation = await openFoundation(settings, logger);
  const { db, queue, jobNotes, region, edge } = foundation;
  const growth = wireGrowth(foundation);
  const protection = wireProtection(foundation);
  const identity = wireIdentity(foundation);
  const play = await wirePlay(foundation, growth, protection, identity);
  const competitions = wireCompetitions(foundation, play.games);
  const money = await wireMoney(foundation, growth, protection, identity, play);
  growth.affiliates.payBy(money.payouts);
  const playerArea = await wirePlayers(foundation, identity, growth, protection, play);
  const desk = await wireDesk(foundation, play, [
    ...[playerArea, protection, play, money, growth].flatMap((area) => area.services),
    competitions,
    wirePromotionsHub(foundation, [growth.bonuses, competitions]),
  ]);
  const { services } = desk;
  const { games } = play;

  const server = createServer({ trustedProxies: settings.TRUSTED_PROXIES }, logger);
  operationRoutes(server, {
    async ready() {
      await Promise.all([db.query('select'), games.probe()]);
      return true;
    },
  });
  await server.register(browserRoutes);
  await games.addWallet(server);

  async function browserRoutes(browsers: FastifyInstance): Promise<void> {
    await callRoutes(browsers, {
      ...players(edge.sessions, () => isMaintenanceOn(db), growth.affiliates.findPartner),
      handlers: onlyWithAcceptedTexts(
        db,
        services.flatMap(({ handlers }) => handlers),
      ),
      ...edge,
    });
    await siteRoutes(browsers, {
      edgeCountry: edge.edgeCountry,
      folder: settings.SITE_FOLDER,
      siteName: settings.SITE_NAME,
      chatOrigins: chatOriginsOf(settings),
      cardOrigins: settings.payments.payIn.flatMap(({ cardOrigins }) => cardOrigins),
      scriptOrigins: settings.payments.payIn.flatMap((it) => it.scriptOrigins),
      studioOrigin: settings.STUDIO_ORIGIN,
      frameOrigins: [
        settings.STUDIO_ORIGIN,
        ...settings.payments.payIn.flatMap((it) => it.frameOrigins),
        ...settings.aggregators.flatMap(({ gameOrigins }) => gameOrigins),
      ],
      boot: createBoot(db, region, games.latestWins, createShownMaintenance({ db, clock: () => new Date() })),
    });
    await referencePages(browsers, 'players');
    for (const service of services) await service.addRoutes?.(browsers);
  }

  await queue.start(jobNotes.watch(services.flatMap(({ jobs }) => jobs)));
  return {
    server,
    desk: desk.server,
    async stop() {
      await Promise.all([server.close(), desk.server.close()]);
      await queue.stop();
      for (const service of services) await service.close?.();
      await foundation.close();
      await db.end();
    },
  };
}

/** The origins the chat widget needs; its script's own is always one of them. None without a widget. */
function chatOriginsOf({ CHAT_SCRIPT, CHAT_ORIGINS }: Settings): string[] {
  return CHAT_SCRIPT === '' ? [] : [...new Set([new URL(CHAT_SCRIPT).origin, ...CHAT_ORIGINS])];
}
