import type { HealthRule } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { Condition, Facts } from './conditions.ts';

export interface Incident {
  id: bigint;
  rule: HealthRule;
  subject: string;
  beganAt: Date;
  heldAt: Date;
  raisedAt: Date | null;
  endedAt: Date | null;
  facts: Facts;
  mailedTo: number;
  acknowledgedBy: string | null;
  acknowledgedAt: Date | null;
  note: string | null;
}

const columns = `id, rule, subject, began_at as "beganAt", held_at as "heldAt", raised_at as "raisedAt",
  ended_at as "endedAt", facts, mailed_to as "mailedTo", acknowledged_by as "acknowledgedBy",
  acknowledged_at as "acknowledgedAt", note`;

/** In which language mails are written to those of these addresses that are of the staff, by the address in lower case. */
export async function languagesOf(tx: Transaction, addresses: readonly string[]): Promise<Map<string, StaffLanguage>> {
  const { rows } = await tx.query<{ email: string; language: StaffLanguage }>(
    'select email, language from staff_mail_language where email in (select lower(a) from unnest($1::text[]) a)',
    [addresses],
  );
  return new Map(rows.map(({ email, language }) => [email, language]));
}

/** Those that go on, raised or not; nobody else judges them until the transaction ends. */
export async function takeOpen(tx: Transaction): Promise<Incident[]> {
  await tx.query('lock table health_incident in share row exclusive mode');
  const { rows } = await tx.query<Incident>(
    `select ${columns} from health_incident where ended_at is null order by id`,
  );
  return rows;
}

export async function beginConditions(tx: Transaction, conditions: readonly Condition[], at: Date): Promise<void> {
  if (conditions.length === 0) return;
  await tx.query(
    `insert into health_incident (rule, subject, began_at, held_at, facts)
     select c.rule, c.subject, $2, $2, c.facts from json_to_recordset($1) c (rule text, subject text, facts jsonb)`,
    [JSON.stringify(conditions), at],
  );
}

export async function goesOn(tx: Transaction, id: bigint, facts: Facts, at: Date): Promise<void> {
  await tx.query('update health_incident set held_at = $2, facts = $3 where id = $1', [id, at, JSON.stringify(facts)]);
}

export async function raise(tx: Transaction, id: bigint, at: Date, mailedTo: number): Promise<void> {
  await tx.query('update health_incident set raised_at = $2, mailed_to = $3 where id = $1', [id, at, mailedTo]);
}

export async function end(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await tx.query('update health_incident set ended_at = $2 where id = $1', [id, at]);
}

/** One that was never an incident. */
export async function forget(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('delete from health_incident where id = $1 and raised_at is null', [id]);
}

/** Providers that players pay in by, with an open incident. */
export async function providersInIncident(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ provider: string }>(
    `select distinct split_part(subject, ' ', 2) as provider from health_incident
     where rule = 'providerFailing' and subject like 'deposit %' and raised_at is not null and ended_at is null`,
  );
  return new Set(rows.map(({ provider }) => provider));
}

/** Raised ones, newest first. */
export async function listIncidents(
  db: Database,
  { state, before, most }: { state: 'open' | 'ended' | undefined; before: bigint | undefined; most: number },
): Promise<Incident[]> {
  const { rows } = await db.query<Incident>(
    `select ${columns} from health_incident
     where raised_at is not null and ($1::text is null or (ended_at is null) = ($1 = 'open')) and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [state ?? null, before ?? null, most],
  );
  return rows;
}

/** Undefined when there is none, or somebody has seen it already. */
export async function acknowledge(
  tx: Transaction,
  id: bigint,
  { by, at, note }: { by: string; at: Date; note: string },
): Promise<Incident | undefined> {
  const { rows } = await tx.query<Incident>(
    `update health_incident set acknowledged_by = $2, acknowledged_at = $3, note = $4
     where id = $1 and raised_at is not null and acknowledged_at is null returning ${columns}`,
    [id, by, at, note],
  );
  return rows[0];
}

export async function isIncident(tx: Transaction, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from health_incident where id = $1 and raised_at is not null', [id]);
  return rowCount === 1;
}

export async function forgetIncidents(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.query('delete from health_incident where ended_at < $1', [before]);
  return rowCount ?? 0;
}
