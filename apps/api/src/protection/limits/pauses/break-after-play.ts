import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { playingFor } from './pause.store.ts';
import { startMandatoryBreak } from './start-mandatory-break.ts';

const everyMs = 15_000;
const mostAtOnce = 200;

/** Where the place has play interrupted after some time, it is, within moments. Elsewhere nothing is asked. */
export function breakAfterPlayJob(deps: ProtectionDeps): StandingJob {
  return { name: 'breakAfterPlay', everyMs, run: () => breakAfterPlay(deps) };
}

/** How many breaks began. */
export async function breakAfterPlay(deps: ProtectionDeps): Promise<number> {
  let begun = 0;
  for (const place of deps.ruledPlaces()) {
    const rule = place.jurisdiction.rules['break.mandatory'];
    if (!rule) continue;
    const now = deps.clock();
    for (const memberId of await playingFor(deps.db, place, rule, now, mostAtOnce)) {
      const began = await inTransaction(deps.db, async (tx) => {
        const why = `${rule.afterMinutes} minutes of play`;
        if (!(await startMandatoryBreak(deps, tx, memberId, rule.minutes, why))) return false;
        await deps.tellOfBreak(tx, { ...rule, memberId, about: `break:${now.toISOString()}` });
        return true;
      });
      if (began) begun++;
    }
  }
  return begun;
}
