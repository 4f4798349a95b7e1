import { openApiDocument } from '@fairhouse/contract/openapi';
import { type Logger, operationRoutes } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { createBoot } from './boot.ts';
import type { Area } from './house/area.ts';
import { openBonuses } from './house/open-bonuses.ts';
import { openBooks } from './house/open-books.ts';
import { openCashier } from './house/open-cashier.ts';
import { openGames } from './house/open-games.ts';
import { openGround } from './house/open-ground.ts';
import { openInformation } from './house/open-information.ts';
import { openMails } from './house/open-mails.ts';
import { openMembers } from './house/open-members.ts';
import { openRewards } from './house/open-rewards.ts';
import { referencePages } from './http/reference.ts';
import { callRoutes, createServer } from './http/server.ts';
import { siteRoutes } from './http/site.ts';
import type { Settings } from './settings.ts';

export interface House {
  server: FastifyInstance;
  /** Takes no more calls, finishes what was accepted, closes the database. */
  stop(): Promise<void>;
}

/** Builds and wires every part of the casino, area by area. Nothing else does. */
export async function openHouse(settings: Settings, logger: Logger): Promise<House> {
  const ground = openGround(settings, logger);
  const { db, region, edge } = ground;
  const games = await openGames(ground);
  const bonuses = await openBonuses(ground);
  const cashier = await openCashier(ground, bonuses);
  const rewards = openRewards(ground);
  const { rollingAmountOf } = bonuses;
  const areas: Area[] = [
    openMembers(ground, { rollingAmountOf, noteJoined: rewards.noteJoined }),
    openInformation(ground),
    games,
    cashier,
    bonuses,
    rewards,
    openBooks(ground, { ...cashier, vendors: games.vendors, rollingAmountOf }),
    openMails(ground),
  ];

  const server = createServer({ trustedProxies: settings.TRUSTED_PROXIES }, logger);
  operationRoutes(server, { ready: async () => (await db.query('select 1')).rowCount === 1 });
  await server.register(browserRoutes);
  await games.addWallet(server);

  async function browserRoutes(browsers: FastifyInstance): Promise<void> {
    await callRoutes(browsers, { handlers: areas.flatMap(({ handlers }) => handlers), ...edge });
    await siteRoutes(browsers, {
      edgeCountry: edge.edgeCountry,
      folder: settings.SITE_FOLDER,
      siteName: settings.SITE_NAME,
      chatOrigins: chatOriginsOf(settings),
      cardOrigins: settings.payments.payIn.flatMap(({ cardOrigins }) => cardOrigins),
      frameOrigins: [settings.STUDIO_ORIGIN, ...settings.payments.payIn.flatMap((it) => it.frameOrigins)],
      boot: createBoot(db, region, games.latestWins),
    });
    await referencePages(browsers, openApiDocument({ version: '1' }));
    for (const area of areas) await area.addRoutes?.(browsers);
  }

  return {
    server,
    async stop() {
      await server.close();
      await Promise.all(areas.flatMap(({ jobs }) => jobs).map((job) => job.stop()));
      for (const area of areas) await area.close?.();
      await db.end();
    },
  };
}

/** The origins the chat widget needs; its script's own is always one of them. None without a widget. */
function chatOriginsOf({ CHAT_SCRIPT, CHAT_ORIGINS }: Settings): string[] {
  return CHAT_SCRIPT === '' ? [] : [...new Set([new URL(CHAT_SCRIPT).origin, ...CHAT_ORIGINS])];
}
