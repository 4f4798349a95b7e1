import { archiveStanding, chainStandings, standbyStanding } from '../casino.store.ts';
import { listChecks } from '../check.store.ts';
import type { HealthDeps } from '../health.deps.ts';
import { noteArchive, noteCasino } from '../health.metrics.ts';
import { windows } from '../health-window.ts';
import { listRounds } from '../jobs/round.store.ts';
import { paymentsSince } from '../payments/payment.store.ts';
import { listProcesses } from '../processes/process.store.ts';
import type { Measured } from './conditions.ts';

const dayMs = 86_400_000;

/** How the casino is now, as far as conditions ask. Jobs and chains that are not the casino's any more are left out. */
export async function measure({
  db,
  queueAges,
  askTables,
  askRefusals,
  chains,
  jobs,
  clock,
}: HealthDeps): Promise<Measured> {
  const now = clock();
  const declared = new Set(jobs().map(({ name }) => name));
  const days = [now, new Date(now.getTime() - dayMs)].map((day) => day.toISOString().slice(0, 10));
  const [processes, queues, payments, standings, checks, rounds, vendors, refusals, archive, standby] =
    await Promise.all([
      listProcesses(db),
      queueAges(),
      paymentsSince(db, new Date(now.getTime() - windows['1h'].ms)),
      chainStandings(db),
      listChecks(db),
      listRounds(db),
      askTables(),
      askRefusals(days),
      archiveStanding(db),
      standbyStanding(db),
    ]);
  noteArchive(archive);
  noteCasino(queues, standby);
  return {
    now,
    processes,
    queues,
    payments,
    chains: standings.filter(({ chain }) => chains.includes(chain)),
    checks,
    tables: vendors.flatMap(({ vendor, tables = [] }) => tables.map((table) => ({ vendor, ...table }))),
    refusals: refusals.flatMap(({ vendor, day, said }) =>
      (said?.games ?? []).map((game) => ({ vendor, day, ...game })),
    ),
    archive,
    jobs: rounds.filter(({ name }) => declared.has(name)),
  };
}
