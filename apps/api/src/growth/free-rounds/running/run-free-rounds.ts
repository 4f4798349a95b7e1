import { dueFreeRounds, type FreeRounds, type FreeRoundsKey, openFreeRoundsAfter } from '@fairhouse/betting';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { endFreeRounds } from '../end-free-rounds.ts';
import type { FreeRoundsDeps } from '../free-rounds.deps.ts';
import { excludedAmong } from './excluded.store.ts';
import { payFreeRounds } from './pay-free-rounds.ts';

const everyMs = 5_000;
const atOnce = 100;

type Running = Pick<FreeRoundsDeps, 'db' | 'rulesOf' | 'offersHeldBack' | 'giveBonus' | 'announce' | 'wake' | 'log'>;

/** Ends free rounds whose time is up, ends those of excluded members, and credits winnings; after a crash another process continues. */
export function runFreeRoundsJob(deps: Running): StandingJob {
  const walk: OpenWalk = { after: undefined, most: 1_000 };
  return { name: 'runFreeRounds', everyMs, run: () => runFreeRounds(deps, walk) };
}

/** Where the walk over all open free rounds stopped, and how many a round of the job looks at. */
export interface OpenWalk {
  after: FreeRoundsKey | undefined;
  readonly most: number;
}

/** One round of it. Answers how much it did. */
export async function runFreeRounds(deps: Running, walk: OpenWalk): Promise<number> {
  let done = await endExcluded(deps, walk);
  for (const rounds of await dueFreeRounds(deps.db, atOnce)) {
    await workOff(deps, rounds).then(
      (did) => {
        done += did ? 1 : 0;
      },
      // One that fails keeps nobody else waiting, and is tried again in the next round.
      (error: unknown) =>
        deps.log.warn({ err: error, freeRounds: rounds.id }, 'free rounds were not ended or credited; trying again'),
    );
  }
  return done;
}

async function workOff(deps: Running, rounds: FreeRounds): Promise<boolean> {
  const { memberId, id, state } = rounds;
  if (state !== 'open') return payFreeRounds(deps, rounds);
  const expired = { state: 'expired', command: 'freeRounds.expire', actor: 'system:freeRounds' } as const;
  return (await endFreeRounds(deps, memberId, id, expired)).ok;
}

/** Who is excluded, or has closed the account, has no free rounds any more; nor where the place allows none any more. A break only pauses them. */
async function endExcluded(deps: Running, walk: OpenWalk): Promise<number> {
  const open = await openFreeRoundsAfter(deps.db, walk.after, walk.most);
  walk.after = open.length < walk.most ? undefined : open.at(-1);
  if (open.length === 0) return 0;
  const members = [...new Set(open.map(({ memberId }) => memberId))];
  const [excluded, rules] = await Promise.all([excludedAmong(deps.db, members), deps.rulesOf(members)]);
  let ended = 0;
  for (const { memberId, id } of open) {
    const why = excluded.has(memberId) ? 'excluded' : rules.get(memberId)?.['offers.freeRounds'] ? undefined : 'place';
    if (!why) continue;
    const end = { state: 'ended', command: 'freeRounds.end', actor: 'system:freeRounds', reason: why } as const;
    if ((await endFreeRounds(deps, memberId, id, end)).ok) ended += 1;
  }
  return ended;
}
