import { healthChecks, type OperatorCallOutput } from '@fairhouse/contract/operator';
import { archiveStanding, chainStandings, databaseStanding, mailStanding } from './casino.store.ts';
import { listChecks } from './check.store.ts';
import type { HealthDeps } from './health.deps.ts';
import { isSilent, usedPercentOf } from './incidents/conditions.ts';
import { addressesOf, readRules } from './incidents/rules.ts';
import { listProcesses, type ProcessRow } from './processes/process.store.ts';

type Casino = OperatorCallOutput<'/operator/health/get'>;

/** How the casino is. */
export async function readCasinoHealth(deps: HealthDeps): Promise<Casino> {
  const { db, queueAges, chains, sendsMail, clock } = deps;
  const [processes, queues, standings, checks, mail, database, archive, rules] = await Promise.all([
    listProcesses(db),
    queueAges(),
    chainStandings(db),
    listChecks(db),
    mailStanding(db),
    databaseStanding(db),
    archiveStanding(db),
    readRules(deps),
  ]);
  const now = clock();
  return {
    time: now.toISOString(),
    processes: processes.map((one) => processWire(one, isSilent(one, now, rules.processGone.limit))),
    disks: processes.flatMap(({ id, seenAt, figures: { disk } }) =>
      disk && seenAt
        ? [{ process: id, ...disk, usedPercent: usedPercentOf(disk), seenTime: seenAt.toISOString() }]
        : [],
    ),
    queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldest: oldest?.toISOString() ?? null })),
    chains: chains.map((chain) => {
      const standing = standings.find((one) => one.chain === chain);
      return {
        chain,
        height: standing?.height ?? null,
        movedTime: standing?.movedAt.toISOString() ?? null,
        pending: standing?.pending ?? 0,
      };
    }),
    checks: healthChecks.map((check) => {
      const row = checks.find(({ name }) => name === check);
      return {
        check,
        time: row?.endedAt.toISOString() ?? null,
        by: row?.askedBy ?? null,
        checked: row ? Number(row.checked) : null,
        found: row ? Number(row.found) : null,
      };
    }),
    mail: {
      waiting: mail.waiting,
      oldest: mail.oldest?.toISOString() ?? null,
      givenUp: mail.givenUp,
      isSent: sendsMail,
      incidentAddresses: addressesOf(rules).size,
    },
    database: {
      ...database,
      bytes: Number(database.bytes),
      archive: archive && { lastTime: archive.lastAt.toISOString(), failing: archive.failing },
    },
  };
}

function processWire(
  { id, name, startedAt, seenAt, stoppedAt, figures }: ProcessRow,
  silent: boolean,
): Casino['processes'][number] {
  return {
    id,
    name,
    startedTime: startedAt.toISOString(),
    seenTime: seenAt?.toISOString() ?? null,
    stoppedTime: stoppedAt?.toISOString() ?? null,
    silent,
    memoryBytes: figures.memoryBytes ?? null,
    loopLagMs: figures.loopLagMs ?? null,
    answerMs: figures.answerMs ?? null,
  };
}
