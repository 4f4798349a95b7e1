import type { HealthRule, SettingValue } from '@fairhouse/contract/operator';
import type { QueueAge } from '../../../db/queue-age.ts';
import { fisherExact } from '../../../lib/fisher.ts';
import type { ArchiveStanding, ChainStanding } from '../casino.store.ts';
import type { CheckRow } from '../check.store.ts';
import type { RefusalsOfGame, TableAnswer } from '../health.deps.ts';
import type { JobRow } from '../jobs/round.store.ts';
import type { PaymentRow } from '../payments/payment.store.ts';
import { successPercent } from '../payments/read-providers.ts';
import type { ProcessRow } from '../processes/process.store.ts';

export type RuleValue = SettingValue<'healthRule'>;
export type Rules = Readonly<Record<HealthRule, RuleValue>>;
export type Facts = Record<string, string | number>;

/** How the casino is at one moment. */
export interface Measured {
  now: Date;
  processes: readonly ProcessRow[];
  queues: readonly QueueAge[];
  /** Of what began in the last hour. */
  payments: readonly PaymentRow[];
  chains: readonly ChainStanding[];
  checks: readonly CheckRow[];
  jobs: readonly JobRow[];
  /** Of the vendors that have answered. */
  tables: readonly (TableAnswer & { vendor: string })[];
  /** Of today and yesterday, of the vendors that have answered. */
  refusals: readonly (RefusalsOfGame & { vendor: string; day: string })[];
  /** Null: the database archives nothing. */
  archive: ArchiveStanding | null;
}

/** Something that is not as it should be. */
export interface Condition {
  rule: HealthRule;
  subject: string;
  facts: Facts;
}

type Judge = (measured: Measured, rule: RuleValue) => Omit<Condition, 'rule'>[];

/** One statement for each rule. What is not known is no condition: a process that should have said it is silent. */
const judges: Record<HealthRule, Judge> = {
  processGone: ({ now, processes }, { limit }) =>
    processes
      .filter((one) => isSilent(one, now, limit))
      .map(({ id, seenAt, startedAt }) => ({
        subject: id,
        facts: { [seenAt ? 'lastSeen' : 'neverSeenSince']: (seenAt ?? startedAt).toISOString() },
      })),

  queueLate: ({ now, queues }, { limit }) =>
    queues.flatMap(({ queue, oldest, red, redMinutes }) => {
      const minutes = oldest ? ageMs(now, oldest) / 60_000 : 0;
      if (!oldest || minutes * 100 <= redMinutes * limit) return [];
      return [{ subject: queue, facts: { oldestMinutes: Math.floor(minutes), targetMinutes: redMinutes, red } }];
    }),

  providerFailing: ({ payments }, { limit, leastCount }) =>
    payments.flatMap(({ kind, provider, method, done, refused }) => {
      const percent = successPercent({ done, refused });
      if (percent === null || done + refused < leastCount || percent >= limit) return [];
      return [{ subject: `${kind} ${provider} ${method}`, facts: { throughPercent: percent, done, refused } }];
    }),

  chainStill: ({ now, chains }, { limit }) =>
    chains.flatMap(({ chain, height, movedAt }) => {
      const minutes = ageMs(now, movedAt) / 60_000;
      return minutes > limit ? [{ subject: chain, facts: { stillMinutes: Math.floor(minutes), height } }] : [];
    }),

  tableStill: ({ now, tables }, { limit }) =>
    tables.flatMap(({ vendor, code, round, rests, movedAt }) => {
      const isToMove = movedAt !== null && !(rests && round === null);
      const minutes = !isToMove ? 0 : ageMs(now, new Date(movedAt)) / 60_000;
      return minutes > limit ? [{ subject: `${vendor} ${code}`, facts: { notMovedMinutes: Math.floor(minutes) } }] : [];
    }),

  betsOwed: ({ now, tables }, { limit }) =>
    tables.flatMap(({ vendor, code, owed: { bets, since } }) => {
      const minutes = since === null ? 0 : ageMs(now, new Date(since)) / 60_000;
      return bets > 0 && minutes > limit
        ? [{ subject: `${vendor} ${code}`, facts: { bets, owedMinutes: Math.floor(minutes) } }]
        : [];
    }),

  checkFound: ({ checks }, { limit }) =>
    checks.flatMap(({ name, found, endedAt }) =>
      found > limit ? [{ subject: name, facts: { found: Number(found), at: endedAt.toISOString() } }] : [],
    ),

  jobFailing: ({ jobs }, { limit }) =>
    jobs.flatMap(({ name, failures, problem }) =>
      failures >= limit ? [{ subject: name, facts: { failures, problem: problem ?? '' } }] : [],
    ),

  diskFull: ({ now, processes }, { limit }) =>
    processes.flatMap(({ id, figures: { disk }, seenAt }) => {
      // What a process said that is gone may have changed since.
      if (!disk || !seenAt || ageMs(now, seenAt) > knownForMs) return [];
      const usedPercent = usedPercentOf(disk);
      return usedPercent > limit
        ? [{ subject: id.replace(/^.*@(.*):\d+$/, '$1'), facts: { usedPercent, freeBytes: disk.freeBytes } }]
        : [];
    }),

  archiveLate: ({ now, archive }, { limit }) => {
    const minutes = archive === null ? 0 : ageMs(now, archive.lastAt) / 60_000;
    if (archive === null || minutes <= limit) return [];
    return [{ subject: 'database', facts: { notArchivedMinutes: Math.floor(minutes), failed: archive.failed } }];
  },

  refusalsByOutcome: ({ refusals }, { limit, leastCount }) =>
    refusals.flatMap(({ vendor, game, day, played, refused }) => {
      if (refused.wins + refused.losses < leastCount) return [];
      const chance = fisherExact(refused, played);
      if (chance >= 10 ** -limit) return [];
      const facts = {
        refusedWins: refused.wins,
        refusedLosses: refused.losses,
        playedWins: played.wins,
        playedLosses: played.losses,
      };
      return [{ subject: `${vendor} ${game} ${day}`, facts }];
    }),
};

const knownForMs = 5 * 60_000;

/** What holds at this moment, each once. */
export function conditionsOf(measured: Measured, rules: Rules): Condition[] {
  const found = new Map<string, Condition>();
  for (const [rule, judge] of Object.entries(judges) as [HealthRule, Judge][]) {
    if (!rules[rule].watched) continue;
    for (const one of judge(measured, rules[rule])) found.set(`${rule} ${one.subject}`, { rule, ...one });
  }
  return [...found.values()];
}

/** One that was stopped in order is not missed. */
export function isSilent(
  { startedAt, seenAt, stoppedAt }: Pick<ProcessRow, 'startedAt' | 'seenAt' | 'stoppedAt'>,
  now: Date,
  silentSeconds: number,
): boolean {
  return stoppedAt === null && ageMs(now, seenAt ?? startedAt) > silentSeconds * 1_000;
}

export function usedPercentOf({ freeBytes, allBytes }: { freeBytes: number; allBytes: number }): number {
  return allBytes === 0 ? 0 : Math.round((1_000 * (allBytes - freeBytes)) / allBytes) / 10;
}

const ageMs = (now: Date, at: Date) => now.getTime() - at.getTime();
