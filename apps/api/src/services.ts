import { type Logger, operationRoutes } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import { onlyWithAcceptedTexts } from './players/consents/only-with-accepted-texts.ts';
import { callRoutes } from './http/call-routes.ts';
import { players } from './http/players.ts';
import { referencePages } from './http/reference.ts';
import { createServer } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import { openBonuses } from './growth/wiring/bonuses.ts';
import { openBooks } from './money/wiring/books.ts';
import { openCashier } from './money/wiring/cashier.ts';
import { openContent } from './growth/wiring/content.ts';
import { deskServer, openDesk } from './desk/wiring/staff.ts';
import { openDisputes } from './money/wiring/disputes.ts';
import { openFoundation } from './foundation.ts';
import { openGames } from './play/wiring/games.ts';
import { openGroups } from './growth/wiring/groups.ts';
import { openHarm } from './protection/wiring/harm.ts';
import { openHealth } from './desk/wiring/health.ts';
import { openIdentity } from './players/wiring/identity.ts';
import { openInformation } from './players/wiring/information.ts';
import { openLive } from './desk/wiring/live-updates.ts';
import { openMails } from './players/wiring/mails.ts';
import { openMembers } from './players/wiring/members.ts';
import { openPersonalData } from './players/wiring/personal-data.ts';
import { openProtection } from './protection/wiring/limits.ts';
import { openQueues } from './desk/wiring/queues.ts';
import { openRecord } from './desk/wiring/audit-log.ts';
import { openRewards } from './growth/wiring/rewards.ts';
import { openRisk } from './desk/wiring/risk.ts';
import { openTables } from './play/wiring/tables.ts';
import type { Service } from './service.ts';
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
