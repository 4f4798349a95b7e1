import { fileURLToPath } from 'node:url';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Member } from '../../../test-kit/casino-calls.ts';
import { openFaultCluster } from './open-fault-cluster.ts';
import { breachesOf, headLine, rowLine } from './rows.ts';
import { runScenario } from './run-scenario.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
/** Members of one event have numbers of their own. */
const numbersEach = 100;

process.exitCode = await bringAbout(process.argv.slice(2));

/** Answers 0 when every bound was kept. */
async function bringAbout(named: string[]): Promise<number> {
  const unknown = named.find((name) => !(name in scenarios));
  if (unknown !== undefined) {
    console.error(`There is no event ${unknown}; there are ${Object.keys(scenarios).join(', ')}.`);
    return 1;
  }
  const names = (named.length > 0 ? named : Object.keys(scenarios)) as ScenarioName[];
  const breaches: string[] = [];
  let atTables: Member[] = [];
  try {
    const opening = openFaultCluster(root, console.log);
    // Also while it opens, so that nothing is left.
    const end = () => void opening.then((opened) => opened.close(false)).finally(() => process.exit(1));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
    const cluster = await opening;
    let isWell = false;
    try {
      console.log(`FAULT_SEED=${seed}\n${headLine()}`);
      for (const [at, name] of names.entries()) {
        if (name === 'fill-disk' && !cluster.disk) {
          console.log('fill-disk is left out: this machine lets us have no small file system.');
          continue;
        }
        const scenario: Scenario = scenarios[name];
        const numbers = { firstNumber: 1 + at * numbersEach, seed: seed + at };
        const { row, people } = await runScenario(cluster, name, scenario, { ...numbers, formerlyAtTables: atTables });
        atTables = [...atTables, ...people.atTable];
        console.log(rowLine(row));
        breaches.push(...breachesOf(row));
      }
      isWell = breaches.length === 0;
    } finally {
      const logs = await cluster.close(!isWell);
      if (logs) console.error(`The logs are in ${logs}.`);
    }
  } catch (error) {
    console.error(error instanceof CannotRun ? error.message : error);
    return 1;
  }
  for (const breach of breaches) console.error(breach);
  if (breaches.length === 0) console.log('Every bound was kept, nothing was lost or doubled, and every book verifies.');
  return breaches.length === 0 ? 0 : 1;
}
