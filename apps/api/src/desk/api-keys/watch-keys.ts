import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { lockEnding, lockOver, setWarned } from './api-key.store.ts';
import { warningDays } from './api-key.wire.ts';
import type { ApiKeysDeps } from './api-keys.deps.ts';
import { endKey } from './end-keys.ts';

const everyMs = 60_000;
const mostAtOnce = 50;
const actor = 'system:api keys';

type WatchDeps = Pick<ApiKeysDeps, 'db' | 'clock' | 'addressOf' | 'mailEnding'>;

/** Ends keys whose time is over, and writes to the makers of those that end soon. */
export function watchKeysJob(deps: WatchDeps): StandingJob {
  return { name: 'watchApiKeys', everyMs, run: () => watchKeys(deps) };
}

/** Answers how many were ended, and how many makers were to be written to. */
export async function watchKeys(deps: WatchDeps): Promise<number> {
  return (await expireKeys(deps)) + (await warnMakers(deps));
}

function expireKeys({ db, clock }: WatchDeps): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = clock();
    const over = await lockOver(tx, at, mostAtOnce);
    for (const row of over) {
      const reason = row.expiresAt <= at ? 'Its time is over.' : 'Its maker did not fetch the secret in time.';
      await endKey(tx, row, { to: 'expired', by: actor, reason, at });
    }
    return over.length;
  });
}

function warnMakers({ db, clock, addressOf, mailEnding }: WatchDeps): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = clock();
    const ending = await lockEnding(tx, at, warningDays, mostAtOnce);
    for (const { makerId, maker, name, expiresAt } of ending) {
      const to = await addressOf(tx, makerId);
      const day = expiresAt.toISOString().slice(0, 10);
      if (to) await mailEnding(tx, to, { username: maker, key: name, day });
    }
    if (ending.length > 0) {
      await setWarned(
        tx,
        ending.map(({ id }) => id),
        at,
      );
    }
    return ending.length;
  });
}
