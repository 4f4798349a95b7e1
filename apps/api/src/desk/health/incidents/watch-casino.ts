import type { HealthRule } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { HealthDeps } from '../health.deps.ts';
import { type Condition, conditionsOf, type Measured, type Rules } from './conditions.ts';
import { beginConditions, end, forget, goesOn, type Incident, languagesOf, raise, takeOpen } from './incident.store.ts';
import { incidentRecord } from './incident-record.ts';
import { letterAbout, type News } from './letter.ts';
import { measure } from './measure.ts';
import { readRules } from './rules.ts';

const everyMs = 30_000;
const minuteMs = 60_000;

export function watchCasinoJob(deps: HealthDeps): StandingJob {
  return { name: 'watchCasino', everyMs, run: () => watchCasino(deps).then(() => 0) };
}

/** Measures, and makes incidents of what has not been as it should be for long enough. */
export async function watchCasino(deps: HealthDeps): Promise<void> {
  const [measured, rules] = await Promise.all([measure(deps), readRules(deps)]);
  await judgeCasino(deps, measured, rules);
}

/**
 * An incident is raised once, when its condition has held for as long as the rule says, and is over once it has not held for
 * as long: what comes and goes within that is one incident, reported twice, when it began and when it ended.
 */
export async function judgeCasino(
  { db, writeMail }: Pick<HealthDeps, 'db' | 'writeMail'>,
  measured: Measured,
  rules: Rules,
): Promise<void> {
  const { now } = measured;
  const holding = new Map(conditionsOf(measured, rules).map((one) => [keyOf(one), one]));
  await inTransaction(db, async (tx) => {
    const open = await takeOpen(tx);
    const reported: News[] = [];
    for (const incident of open) {
      const condition = holding.get(keyOf(incident));
      holding.delete(keyOf(incident));
      const news = await follow(tx, incident, condition, now, rules[incident.rule]);
      if (news) reported.push(news);
    }
    await beginConditions(tx, [...holding.values()], now);
    await tell(tx, writeMail, reported, rules);
  });
}

/** Answers what is to be told of it. */
async function follow(
  tx: Transaction,
  incident: Incident,
  condition: Condition | undefined,
  now: Date,
  { forMinutes, mailTo, watched }: Rules[HealthRule],
): Promise<News | undefined> {
  const forMs = forMinutes * minuteMs;
  if (condition) {
    await goesOn(tx, incident.id, condition.facts, now);
    if (incident.raisedAt || now.getTime() - incident.beganAt.getTime() < forMs) return undefined;
    await raise(tx, incident.id, now, mailTo.length);
    await record(tx, 'incident.raise', { ...incident, facts: condition.facts });
    return { ...incident, facts: condition.facts };
  }
  if (!incident.raisedAt) {
    await forget(tx, incident.id);
    return undefined;
  }
  // A rule that was switched off judges nothing any more.
  if (watched && now.getTime() - incident.heldAt.getTime() < forMs) return undefined;
  await end(tx, incident.id, now);
  await record(tx, 'incident.end', incident);
  return { ...incident, endedAt: now };
}

/** What outgoing webhooks and alerts are made of; texts of errors stay here. */
async function record(tx: Transaction, command: 'incident.raise' | 'incident.end', incident: Incident): Promise<void> {
  const isOver = command === 'incident.end';
  await recordAuditEvent(tx, {
    actor: 'system:health',
    subject: `incident:${incident.id}`,
    command,
    before: { open: isOver },
    after: { open: !isOver, ...incidentRecord(incident) },
  });
}

/** One letter a round to each address, however much there is to tell; English where it is no address of the staff. */
async function tell(
  tx: Transaction,
  writeMail: HealthDeps['writeMail'],
  reported: readonly News[],
  rules: Rules,
): Promise<void> {
  const addresses = new Set(reported.flatMap(({ rule }) => rules[rule].mailTo));
  const languages = await languagesOf(tx, [...addresses]);
  for (const address of addresses) {
    const theirs = reported.filter(({ rule }) => rules[rule].mailTo.includes(address));
    await writeMail(tx, address, letterAbout(theirs, languages.get(address.toLowerCase()) ?? 'en'));
  }
}

const keyOf = ({ rule, subject }: Pick<Condition, 'rule' | 'subject'>) => `${rule} ${subject}`;
