import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@fairhouse/database';
import { randomFrom } from '@fairhouse/testing';
import type { Member } from '../../../test-kit/casino-calls.ts';
import { hurryRounds } from '../../../test-kit/hurry-rounds.ts';
import { isWhole, readMembers } from '../read-members.ts';
import { compareWithJournal } from './compare-with-journal.ts';
import { FaultJournal } from './fault-journal.ts';
import type { FaultCluster } from './open-fault-cluster.ts';
import { gatherPeople, type People } from './people.ts';
import type { FaultRow } from './rows.ts';
import type { Scenario } from './scenarios.ts';

const calmMs = 3_000;
const wholeWithinMs = 90_000;

/** Plays, causes the fault, waits until all parts have recovered by themselves, and compares. */
export async function runScenario(
  cluster: FaultCluster,
  event: string,
  { mostS, prepare, strike }: Scenario,
  { firstNumber, seed, formerlyAtTables }: { firstNumber: number; seed: number; formerlyAtTables: readonly Member[] },
): Promise<{ row: FaultRow; people: People }> {
  const casino = connect({ url: cluster.databaseUrl, schema: 'casino' });
  const studio = connect({ url: cluster.databaseUrl, schema: 'studio' });
  let isOver = false;
  try {
    await prepare?.(cluster);
    await untilWhole(cluster);
    const journal = new FaultJournal();
    const random = randomFrom(seed);
    const people = await gatherPeople(cluster.origins, cluster.walletSecret, { firstNumber, journal, random });
    const hurrying = hurryRounds(studio, () => isOver);
    const load = people.play(() => isOver);
    // Anyone who hears what must not be ends everything at once.
    const failed = load.then(() => new Promise<never>(() => {}));
    failed.catch(() => {});
    await Promise.race([sleep(calmMs), failed]);
    const struckAt = performance.now();
    await Promise.race([strike(cluster), failed]);
    await Promise.race([untilWhole(cluster), failed]);
    await Promise.race([sleep(calmMs), failed]);
    const endedAt = performance.now();
    isOver = true;
    await load;
    await hurrying;
    const seconds = (ms: number) => ms / 1_000;
    const row = {
      event,
      mostS,
      betGapS: seconds(journal.worstSilenceMs('wallet', struckAt, endedAt)),
      roundGapS: seconds(journal.worstSilenceMs('slot', struckAt, endedAt)),
      acknowledged: journal.acknowledged(),
      refused: journal.refused,
      strange: journal.strange,
      comparison: await compareWithJournal({ casino, studio }, { ...people, formerlyAtTables }, journal),
    };
    return { row, people };
  } finally {
    isOver = true;
    await Promise.all([casino.end(), studio.end()]);
  }
}

/** Every node is together with the others again, and every process answers: by itself, nobody helps. */
async function untilWhole({ layout, origins }: FaultCluster): Promise<void> {
  const ready = [
    ...layout.apis.map(({ calls }) => `http://127.0.0.1:${calls}/readyz`),
    ...layout.studios.map((port) => `http://127.0.0.1:${port}/readyz`),
    ...layout.etcds.map(({ client }) => `http://127.0.0.1:${client}/health`),
    `http://127.0.0.1:${layout.nats.monitor}/healthz`,
    `${origins.sandbox}/readyz`,
    `${origins.casino}/readyz`,
    `${origins.studio}/readyz`,
  ];
  for (const deadline = Date.now() + wholeWithinMs; Date.now() < deadline; await sleep(250)) {
    const answers = await Promise.all(ready.map(isReady));
    if (answers.every(Boolean) && isWhole(await readMembers(layout.nodes))) return;
  }
  throw new Error(`the cluster was not whole again after ${wholeWithinMs / 1_000} s`);
}

function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
