import type { OperatorCallOutput, OperatorCalls, RiskRuleKind } from '@fairhouse/contract/operator';
import { inTransaction, readAcross } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { tryOut } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { type FoundEvent, findEvents, type Stretch } from '../alerts/raise.store.ts';
import { factsText, sentenceOf } from '../alerts/sentence.ts';
import { groupBy } from '../group-by.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { boundValues } from './read-parameters.ts';
import { findRule, insertTrial } from './rule.store.ts';

type Input = z.output<OperatorCalls['/operator/risk/rule/try']['input']>;
type Tried = OperatorCallOutput<'/operator/risk/rule/try'>;

const mostDays = 92;
const mostEvents = 10_000;
const mostMembers = 100;
const mostMs = 20_000;
const dayMs = 24 * 3_600_000;

/** Runs a version over the past in a transaction that can only read, for a while at most, and keeps that it was tried. */
export async function tryRule(
  { db, games }: Pick<RiskDeps, 'db' | 'games'>,
  operator: Pick<StaffPerson, 'name'>,
  { code, version, ...input }: Input,
): Promise<Result<Tried>> {
  const stretch = { from: new Date(input.from), until: new Date(input.until) };
  const lengthMs = stretch.until.getTime() - stretch.from.getTime();
  if (lengthMs <= 0 || lengthMs > mostDays * dayMs) return refuse('invalidField', { field: 'until' });
  const rule = await findRule(db, code, version);
  if (!rule) return refuse('noSuchThing');
  const { kind, currency } = rule;
  const found = await tryOut(db, mostMs, async (tx) => {
    await readAcross(tx);
    const most = mostEvents + 1;
    return findEvents(tx, { code, kind }, stretch, { values: boundValues(rule, games), currency, most });
  });
  if (!found) return refuse('serverBusy');
  const tried = summary(kind, found, stretch);
  const by = `operator:${operator.name}`;
  const { alerts, more, members } = tried;
  const came = { from: stretch.from.toISOString(), until: stretch.until.toISOString(), alerts, more, members };
  await inTransaction(db, async (tx) => {
    await insertTrial(tx, rule, { by, ...came });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `risk-rule:${code}`,
      command: 'riskRule.try',
      after: { version, contentHash: rule.contentHash, ...came },
    });
  });
  return ok(tried);
}

function summary(kind: RiskRuleKind, found: FoundEvent[], stretch: Stretch): Tried {
  const events = found.slice(0, mostEvents);
  const bySubject = groupBy(events, ({ subject }) => subject);
  const subjects = [...bySubject.values()].map((of) => ({ first: of[0]!, alerts: of.length }));
  return {
    alerts: events.length,
    more: found.length > mostEvents,
    members: subjects.length,
    membersInCases: subjects.filter(({ first }) => first.inCase).length,
    days: byDay(events, stretch),
    first: subjects.slice(0, mostMembers).map(({ first, alerts }) => ({
      memberId: first.memberId === null ? null : Number(first.memberId),
      username: first.username ?? first.subject,
      alerts,
      inCase: first.inCase,
      muted: first.muted,
      sentence: sentenceOf(kind, factsText(kind, first.facts, first.currency)),
      time: first.eventAt.toISOString(),
    })),
  };
}

/** Days without an alert stand among the others, so that a gap is seen as one. */
function byDay(events: readonly FoundEvent[], { from, until }: Stretch): Tried['days'] {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const counts = groupBy(events, ({ eventAt }) => dayOf(eventAt.getTime()));
  const days: Tried['days'] = [];
  for (let ms = Math.floor(from.getTime() / dayMs) * dayMs; ms < until.getTime(); ms += dayMs) {
    days.push({ day: dayOf(ms), alerts: counts.get(dayOf(ms))?.length ?? 0 });
  }
  return days;
}
