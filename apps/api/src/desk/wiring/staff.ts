import type { Permission } from '@fairhouse/contract/operator';
import { closeUnusedConnections, limitExactly } from '@fairhouse/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginCall, endCall, withinCall } from '../../db/acting-key.ts';
import type { Foundation } from '../../foundation.ts';
import { callRoutes } from '../../http/call-routes.ts';
import { type DeskPorts, desk, keepOut } from '../../http/desk/desk-listener.ts';
import { deskPage } from '../../http/desk/desk-page.ts';
import type { Handler } from '../../http/handler.ts';
import { referencePages } from '../../http/reference.ts';
import { createServer } from '../../http/server.ts';
import { tokenOf } from '../../http/session.ts';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';
import { findMember, insertMail, writeMail } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { endKeysOf } from '../api-keys/end-keys.ts';
import { savedViewsRoutes } from '../saved-views/saved-views.routes.ts';
import { allowedAddresses } from '../staff/allow-list/allowed-addresses.ts';
import { approvedOfStaff } from '../staff/approved.ts';
import { openCompany } from '../staff/company/company.ts';
import { readCompanySettings } from '../staff/company/company-settings.ts';
import { recordLook } from '../staff/record-look.ts';
import { findOperator, permissionsOfSession } from '../staff/sessions/find-operator.ts';
import { insertSignIn } from '../staff/sign-in/sign-in.store.ts';
import type { StaffDeps } from '../staff/staff.deps.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { tidyStaffJob } from '../staff/tidy-staff.ts';
import type { ApiKeys } from './api-keys.ts';

export interface Desk extends Service {
  /** Who asks the desk, and what is recorded of it. */
  ports: Omit<DeskPorts, 'admitKey' | 'isApiKey'>;
  /** What the holder of a session may do at this moment; undefined once it has ended. */
  permissionsOf(sessionId: bigint): Promise<ReadonlySet<Permission> | undefined>;
}

/** The people who run the casino: how they sign in, and what they may do. */
export function openDesk({ settings, db, log, counts, approvals }: Foundation): Desk {
  const keyOf = (secret: string) => deriveKey(secret, 'fairhouse staff: authenticator apps');
  const former = settings.FACTOR_SECRET_FORMER;
  const deps: StaffDeps = {
    db,
    sealing: sealingWith(keyOf(settings.FACTOR_SECRET), former === undefined ? undefined : keyOf(former)),
    siteName: settings.SITE_NAME,
    origin: settings.DESK_ORIGIN,
    sessions: { idleMinutes: settings.DESK_SESSION_IDLE_MINUTES, absoluteHours: settings.DESK_SESSION_HOURS },
    approvals,
    mail: (tx, { email, language }, kind, values) =>
      insertMail(tx, email, writeMail(kind, language, values, settings.SITE_NAME)),
    company: openCompany(readCompanySettings(settings), settings.DESK_ORIGIN),
    log,
    endKeysOf,
    memberExists: async (id) => (await findMember(db, id)) !== undefined,
    clock: () => new Date(),
  };
  const allowed = allowedAddresses(db);
  return {
    handlers: [...staffRoutes({ ...deps, allowListChanged: allowed.forget }), ...savedViewsRoutes(db)],
    jobs: [tidyStaffJob(db)],
    approved: approvedOfStaff(deps),
    permissionsOf: (sessionId) => permissionsOfSession(deps, sessionId),
    ports: {
      origin: settings.DESK_ORIGIN,
      find: (token, kind, caller) => findOperator(deps, token, kind, caller),
      isAllowed: allowed.holds,
      mayRecordShutOut: limitExactly({ name: 'shutOut', most: 1, seconds: 60 }, counts),
      async record(outcome, caller, { operator, call }) {
        const of = operator ? { staffId: operator.id, name: operator.name } : { name: '' };
        log.warn({ outcome, address: caller.address, operator: operator?.name, call }, 'the desk refused a call');
        await insertSignIn(db, { at: deps.clock(), outcome, ...of, ...(call ? { call } : {}), ...caller });
      },
      recordLook: (operator, call, answer) => recordLook(db, operator, call, answer),
    },
  };
}

/** The desk's own server, on an origin and a port of its own: nothing of it is there for players, and nothing of theirs here. */
export async function deskServer(
  { settings, log, edge }: Foundation,
  staff: Desk,
  keys: ApiKeys,
  services: readonly Service[],
): Promise<FastifyInstance> {
  const server = createServer({ trustedProxies: settings.TRUSTED_PROXIES }, log);
  closeUnusedConnections(server);
  const ports: DeskPorts = { ...staff.ports, ...keys.ports };
  // Only calls of keys: what follows a call through its promises costs everything else in the process, bets among it.
  const isOfKey = ({ headers }: FastifyRequest) => ports.isApiKey(tokenOf(headers.authorization) ?? '');
  server.addHook('onRequest', (request, _reply, next) => (isOfKey(request) ? beginCall(request, next) : next()));
  // Again before the handler: reading a body leaves the context of the first.
  server.addHook('preHandler', (request, _reply, next) => (isOfKey(request) ? withinCall(next) : next()));
  // Not when the response is written: one whose client has left never is.
  server.addHook('onSend', async (request, _reply, answer) => {
    endCall(request);
    return answer;
  });
  keepOut(server, ports);
  await server.register(async (browsers) => {
    await deskPage(browsers, {
      folder: settings.DESK_FOLDER,
      siteFolder: settings.SITE_FOLDER,
      studioOrigin: settings.STUDIO_ORIGIN,
    });
    const { rateLimits, edgeCountry } = edge;
    const handlers: Handler[] = services.flatMap((service) => service.handlers);
    await callRoutes(browsers, { ...desk(ports), handlers, rateLimits, edgeCountry });
    await browsers.register((pages) => referencePages(pages, 'desk', desk(ports)));
    for (const service of services) await service.addDeskRoutes?.(browsers, desk(ports));
  });
  return server;
}
