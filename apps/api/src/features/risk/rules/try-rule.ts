import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type FoundEvent, findEvents, onlyRead } from '../alerts/raise.store.ts';
import { factsText, sentenceOf } from '../alerts/sentence.ts';
import { groupBy } from '../group-by.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { boundValues } from './read-parameters.ts';
import { findRule } from './rule.store.ts';

type Input = z.output<OperatorCalls['/operator/risk/rule/try']['input']>;
type Tried = OperatorCallOutput<'/operator/risk/rule/try'>;

const mostDays = 92;
const mostEvents = 10_000;
const mostMembers = 100;
const mostMs = 20_000;
const dayMs = 24 * 3_600_000;

/** PostgreSQL's name for a statement that took too long. */
const queryCanceled = '57014';

/** Runs a version over the past in a transaction that can only read, for a while at most. */
export async function tryRule(
  { db, games }: Pick<RiskDeps, 'db' | 'games'>,
  { code, version, ...input }: Input,
): Promise<Result<Tried>> {
  const stretch = { from: new Date(input.from), until: new Date(input.until) };
  const lengthMs = stretch.until.getTime() - stretch.from.getTime();
  if (lengthMs <= 0 || lengthMs > mostDays * dayMs) return refuse('invalidField', { field: 'until' });
  const rule = await findRule(db, code, version);
  if (!rule) return refuse('noSuchThing');
  const { kind, currency } = rule;
  try {
    const found = await inTransaction(db, async (tx) => {
      await onlyRead(tx, mostMs);
      return findEvents(tx, kind, stretch, { values: boundValues(rule, games), currency, most: mostEvents + 1 });
    });
    return ok(summary(kind, found));
  } catch (error) {
    if ((error as { code?: string }).code === queryCanceled) return refuse('serverBusy');
    throw error;
  }
}

function summary(kind: Parameters<typeof sentenceOf>[0], found: FoundEvent[]): Tried {
  const events = found.slice(0, mostEvents);
  const bySubject = groupBy(events, ({ subject }) => subject);
  const subjects = [...bySubject.values()].map((of) => ({ first: of[0]!, alerts: of.length }));
  return {
    alerts: events.length,
    more: found.length > mostEvents,
    members: subjects.length,
    membersInCases: subjects.filter(({ first }) => first.inCase).length,
    first: subjects.slice(0, mostMembers).map(({ first, alerts }) => ({
      memberId: first.memberId === null ? null : Number(first.memberId),
      username: first.username ?? first.subject,
      alerts,
      inCase: first.inCase,
      sentence: sentenceOf(kind, factsText(kind, first.facts, first.currency)),
      time: first.eventAt.toISOString(),
    })),
  };
}
