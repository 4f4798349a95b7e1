import type { FastifyInstance } from 'fastify';
import type { Foundation } from '../foundation.ts';
import type { Play } from '../play/wire.ts';
import type { Service } from '../service.ts';
import { openApiKeys } from './wiring/api-keys.ts';
import { openRecord } from './wiring/audit-log.ts';
import { openHealth } from './wiring/health.ts';
import { openHome } from './wiring/home.ts';
import { openLists } from './wiring/lists.ts';
import { openLive } from './wiring/live-updates.ts';
import { openMaintenance } from './wiring/maintenance.ts';
import { openOutgoingWebhooks } from './wiring/outgoing-webhooks.ts';
import { openPlayerFile } from './wiring/player-file.ts';
import { openQueues } from './wiring/queues.ts';
import { openReports } from './wiring/reports.ts';
import { openRisk } from './wiring/risk.ts';
import { openSettings } from './wiring/settings.ts';
import { deskServer, openDesk } from './wiring/staff.ts';

export interface DeskArea {
  /** Those of the other areas and the desk's own. */
  services: Service[];
  server: FastifyInstance;
}

/**
 * Staff, queues, approvals, the player file, settings, risk, health and the audit log, with the desk's own listener.
 * Comes last: its queues carry out the decisions of every other area, and its health page watches all their jobs.
 */
export async function wireDesk(
  foundation: Foundation,
  { games, tables }: Pick<Play, 'games' | 'tables'>,
  others: readonly Service[],
): Promise<DeskArea> {
  const staff = openDesk(foundation);
  const keys = openApiKeys(foundation);
  const decided = [
    ...others,
    openPlayerFile(foundation, games),
    openSettings(foundation),
    openRecord(foundation),
    openRisk(foundation),
    staff,
    openLive(foundation, staff),
    openHome(foundation),
    openOutgoingWebhooks(foundation),
    openLists(foundation),
    openMaintenance(foundation),
    keys,
    openReports(foundation),
  ];
  const withQueues = [...decided, openQueues(foundation, decided)];
  const services = [...withQueues, openHealth(foundation, tables, games, withQueues)];
  return { services, server: await deskServer(foundation, staff, keys, services) };
}
