import { type Logger, operationRoutes } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import { onlyWithAcceptedTexts } from './features/consents/only-with-accepted-texts.ts';
import { callRoutes } from './http/call-routes.ts';
import { players } from './http/players.ts';
import { referencePages } from './http/reference.ts';
import { createServer } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import { openBonuses } from './services/open-bonuses.ts';
import { openBooks } from './services/open-books.ts';
import { openCashier } from './services/open-cashier.ts';
import { openContent } from './services/open-content.ts';
import { deskServer, openDesk } from './services/open-desk.ts';
import { openDisputes } from './services/open-disputes.ts';
import { openFoundation } from './services/open-foundation.ts';
import { openGames } from './services/open-games.ts';
import { openGroups } from './services/open-groups.ts';
import { openHarm } from './services/open-harm.ts';
import { openHealth } from './services/open-health.ts';
import { openIdentity } from './services/open-identity.ts';
import { openInformation } from './services/open-information.ts';
import { openLive } from './services/open-live.ts';
import { openMails } from './services/open-mails.ts';
import { openMembers } from './services/open-members.ts';
import { openPersonalData } from './services/open-personal-data.ts';
import { openProtection } from './services/open-protection.ts';
import { openQueues } from './services/open-queues.ts';
import { openRecord } from './services/open-record.ts';
import { openRewards } from './services/open-rewards.ts';
import { openRisk } from './services/open-risk.ts';
import { openTables } from './services/open-tables.ts';
import type { Service } from './services/service.ts';
import type { Settings } from './settings.ts';

export interface Services {
  server: FastifyInstance;
  /** The operators' desk: on another port, under another origin. */
  desk: FastifyInstance;
  /** Takes no more calls, finishes what was accepted, closes the database. */
  stop(): Promise<void>;
}

/** Builds and wires every part of the casino, service by service. Nothing else does. */
export async function openServices(settings: Settings, logger: Logger): Promise<Services> {
  const foundation = await openFoundation(settings, logger);
  const { db, queue, jobNotes, region, edge } = foundation;
  const content = openContent(foundation);
  const protection = openProtection(foundation);
  const identity = openIdentity(foundation);
  const games = await openGames(foundation, content, protection, identity);
  const tables = openTables(foundation, games);
  const bonuses = openBonuses(foundation);
  const cashier = await openCashier(foundation, bonuses, protection, identity);
  const rewards = openRewards(foundation, content);
  const staff = openDesk(foundation);
  const { rollingAmountOf } = bonuses;
  const services: Service[] = [
    openMembers(foundation, { rollingAmountOf, noteJoined: rewards.noteJoined }, protection, identity),
    protection,
    identity,
    openInformation(foundation, content),
    content,
    games,
    tables,
    cashier,
    openDisputes(foundation, cashier),
    bonuses,
    rewards,
    openBooks(foundation, { ...cashier, vendors: games.vendors, rollingAmountOf }),
    openRecord(foundation),
    openRisk(foundation),
    openPersonalData(foundation, tables),
    openHarm(foundation, protection),
    openGroups(foundation, bonuses),
    await openMails(foundation),
    staff,
    openLive(foundation, staff),
  ];
  services.push(openQueues(foundation, [...services]));
  services.push(openHealth(foundation, tables, games, [...services]));

  const server = createServer({ trustedProxies: settings.TRUSTED_PROXIES }, logger);
  operationRoutes(server, {
    async ready() {
      await Promise.all([db.query('select'), games.probe()]);
      return true;
    },
  });
  await server.register(browserRoutes);
  await games.addWallet(server);

  const desk = await deskServer(foundation, staff, services);

  async function browserRoutes(browsers: FastifyInstance): Promise<void> {
    await callRoutes(browsers, {
      ...players(edge.sessions),
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
      studioOrigin: settings.STUDIO_ORIGIN,
      frameOrigins: [settings.STUDIO_ORIGIN, ...settings.payments.payIn.flatMap((it) => it.frameOrigins)],
      boot: createBoot(db, region, games.latestWins),
    });
    await referencePages(browsers, 'players');
    for (const service of services) await service.addRoutes?.(browsers);
  }

  await queue.start(jobNotes.watch(services.flatMap(({ jobs }) => jobs)));
  return {
    server,
    desk,
    async stop() {
      await Promise.all([server.close(), desk.close()]);
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
