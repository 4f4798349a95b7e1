import { applySettings } from '../../apply-settings.ts';
import type { Foundation } from '../../foundation.ts';
import { hasMembers } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { demonstrationRoutes } from '../demonstration/demonstration.routes.ts';
import { setSetting } from '../settings/set-setting.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';

/** Settings that operators change while the platform runs, and the beginning of a demonstration. */
export function openSettings({ settings, live, db, approvals }: Foundation): Service {
  return {
    handlers: [
      ...settingsRoutes({ db, applies: applySettings, live, approvals }),
      ...demonstrationRoutes({ db, hasMembers, isProduction: settings.NODE_ENV === 'production' }),
    ],
    jobs: [],
    approved: {
      async 'setting.set'({ maker, proposal }) {
        const set = await setSetting({ db, applies: applySettings }, maker, proposal);
        live.forget();
        return set;
      },
    },
  };
}
