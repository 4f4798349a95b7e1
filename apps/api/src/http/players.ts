import { type Call, calls } from '@fairhouse/contract';
import type { Listener } from './call-routes.ts';
import { type SessionPartner, type Sessions, tokenOf } from './session.ts';

/** The players' listener: the calls of visitors and members, and nothing of the desk. Some are closed while maintenance is on. */
export function players(
  sessions: Sessions,
  isMaintenanceOn: () => Promise<boolean>,
  /** Whose session of the partner portal a token is of. */
  findPartner: (token: string) => Promise<SessionPartner | undefined>,
): Pick<Listener, 'calls' | 'takesForms' | 'admit'> {
  return {
    calls: Object.values(calls) as Call[],
    takesForms: true,
    async admit(call, request) {
      const token = tokenOf(request.headers.authorization);
      if (call.access === 'partner') {
        const partner = token ? await findPartner(token) : undefined;
        return partner ? { token, partner } : { ok: false, error: 'loginAgain' };
      }
      const member = token ? await sessions.find(token, { isUse: !call.isNoUse }) : undefined;
      if (call.access === 'visitor' || member) {
        if (call.closedInMaintenance && (await isMaintenanceOn())) return { ok: false, error: 'maintenance' };
        return { token, member };
      }
      const suspended = token !== undefined && (await sessions.isSuspended(token));
      return { ok: false, error: 'loginAgain', ...(suspended ? { saying: 'accountSuspended' as const } : {}) };
    },
  };
}
