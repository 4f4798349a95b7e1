import type { StandingJob } from '../../db/job-queue/job.ts';
import { vaultByVault } from '../../db/job-queue/vault-by-vault.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { findStale } from './bonus.store.ts';
import { refreshBonus } from './refresh-bonus.ts';

/** One vault each time: every active bonus is looked at about twice a minute, and no bet carries any of it. */
const everyMs = 500;
const mostAtOnce = 200;

export function countBetsJob(deps: BonusDeps): StandingJob {
  return vaultByVault({ name: 'countBonusBets', everyMs }, async (vault) => {
    for (const memberId of await findStale(deps.db, vault, mostAtOnce)) await refreshBonus(deps, memberId);
  });
}
