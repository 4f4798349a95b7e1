import { vaults } from '@fairhouse/ledger';
import { type Repeating, repeat } from '../../db/repeat.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { findStale } from './bonus.store.ts';
import { refreshBonus } from './refresh-bonus.ts';

/** One vault each time: every active bonus is looked at about twice a minute, and no bet carries any of it. */
const everyMs = 500;
const mostAtOnce = 200;

export function startCountingBets(deps: BonusDeps, pauseMs = everyMs): Repeating {
  let next = 0;
  return repeat(
    pauseMs,
    async () => {
      const vault = next;
      next = (next + 1) % vaults;
      for (const memberId of await findStale(deps.db, vault, mostAtOnce)) await refreshBonus(deps, memberId);
      return 0;
    },
    deps.log,
  );
}
