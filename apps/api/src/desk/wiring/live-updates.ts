import { type LiveKind, liveKinds, type QueueName, type StaffRight } from '@fairhouse/contract/operator';
import { connect } from '@fairhouse/database';
import type { Foundation } from '../../foundation.ts';
import { casinoSchema } from '../../schema.ts';
import type { Service } from '../../service.ts';
import { hearChanges } from '../live-updates/hear-changes.ts';
import { openHub } from '../live-updates/hub.ts';
import { liveRoutes } from '../live-updates/live.routes.ts';
import { queueOf } from '../queues/queues.ts';
import type { Desk } from './staff.ts';

const beatEveryMs = 15_000;

/** What open pages of the desk are sent, in every process by itself. */
export function openLive({ settings, log, edge }: Foundation, { permissionsOf }: Pick<Desk, 'permissionsOf'>): Service {
  const db = connect({ url: settings.DATABASE_URL, schema: casinoSchema, connections: 1 });
  const hub = openHub({ needs, permissionsOf });
  const changeListener = hearChanges({ db, log }, hub);
  const beating = setInterval(() => void hub.beat(), beatEveryMs).unref();
  return {
    handlers: [],
    jobs: [],
    addDeskRoutes: (server, listener) =>
      liveRoutes(server, listener, { hub, rateLimits: edge.rateLimits, open: changeListener.open }),
    async close() {
      clearInterval(beating);
      await changeListener.close();
      await db.end();
    },
  };
}

const others: Partial<Record<LiveKind, StaffRight | null>> = {
  incidents: 'health.read',
  home: 'self',
  maintenance: 'self',
  self: null,
};
const needs = Object.fromEntries(
  liveKinds.map((kind) => [kind, kind in others ? others[kind] : queueOf(kind as QueueName).read]),
) as Record<LiveKind, StaffRight | null>;
