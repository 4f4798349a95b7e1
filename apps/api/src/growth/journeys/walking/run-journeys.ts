import type { JourneyDefinition } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { findVersion, runningJourneys } from '../journey/journey.store.ts';
import { claimStep, lookAgainMs, type Walking } from './claim-step.ts';
import { enterPlayers } from './enter-players.ts';
import { countTry, duePlayers, endStopped, type JourneyPlayer, postponeWaiting } from './player.store.ts';
import { settle } from './settle.ts';
import { takeStep } from './take-step.ts';
import { addToTally } from './tally.store.ts';

const everyMs = 5_000;
/** Of one journey in one round. */
const playersAtOnce = 50;
const postponedAtOnce = 1_000;
const stoppedAtOnce = 1_000;
/** What failed as often is not tried again. */
const mostTries = 3;
const tryAgainMs = 60_000;

/** Takes players through journeys; a process that ends leaves them to the next. */
export function runJourneysJob(deps: Walking): StandingJob {
  return { name: 'runJourneys', everyMs, run: () => runJourneys(deps) };
}

/** One round: how much there was to do. */
export async function runJourneys(deps: Walking): Promise<number> {
  let found = await leaveStopped(deps);
  const running = await runningJourneys(deps.db);
  if (running.length === 0) return found;
  for (const { id } of running) {
    const { entered, isBehind } = await enterPlayers(deps, id);
    found += entered + (isBehind ? 1 : 0);
  }
  const now = deps.clock();
  const again = new Date(now.getTime() + lookAgainMs);
  found += await inTransaction(deps.db, (tx) => postponeWaiting(tx, { now, again, most: postponedAtOnce }));
  return found + (await takeDueSteps(deps));
}

/** Takes the steps that are due now, some of each journey; answers how many. */
export async function takeDueSteps(deps: Walking): Promise<number> {
  const definitions = new Map<string, JourneyDefinition>();
  const due = await duePlayers(deps.db, deps.clock(), playersAtOnce);
  for (const player of due) {
    const key = `${player.journeyId} ${player.version}`;
    let definition = definitions.get(key);
    if (!definition) {
      definition = (await findVersion(deps.db, player.journeyId, player.version))!.definition;
      definitions.set(key, definition);
    }
    await takeStep(deps, definition, player).catch((error: unknown) => noteFailure(deps, definition!, player, error));
  }
  return due.length;
}

/** What keeps failing ends the journey for the player. Where the database is away this throws, and the round begins again. */
async function noteFailure(
  { db, log, clock }: Walking,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, journey: player.journeyId, player: String(player.id), step: player.step }, 'a step failed');
  const now = clock();
  if ((await countTry(db, player.id, new Date(now.getTime() + tryAgainMs))) < mostTries) return;
  await inTransaction(db, async (tx) => {
    if (await claimStep(tx, player)) await settle(tx, definition, player, { is: 'left', reason: 'failed' }, now);
  });
}

async function leaveStopped({ db, clock }: Walking): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await endStopped(tx, clock(), stoppedAtOnce);
    for (const { step, players, ...of } of ended) {
      await addToTally(tx, of, [{ step, what: 'left', reason: 'stopped', players }]);
    }
    return ended.reduce((sum, { players }) => sum + players, 0);
  });
}
