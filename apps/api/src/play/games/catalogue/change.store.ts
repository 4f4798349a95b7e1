import type { Database, Transaction } from '@fairhouse/database';

export type ChangeValue = Record<string, unknown>;

export interface Change {
  version: number;
  value: ChangeValue;
  before: ChangeValue | null;
  setBy: string;
  reason: string;
  setAt: Date;
}

/** Since when something stands as it does; undefined while it is as it came. */
export type LatestChange = Pick<Change, 'version' | 'setBy' | 'setAt'>;

/** The catalogue is arranged by one at a time, so that what belongs together can be looked at. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.query('lock table catalogue_change in share row exclusive mode');
}

export async function latestOf(db: Database | Transaction, subject: string): Promise<LatestChange | undefined> {
  const { rows } = await db.query<LatestChange>(
    `select version, set_by as "setBy", set_at as "setAt" from catalogue_change
     where subject = $1 order by version desc limit 1`,
    [subject],
  );
  return rows[0];
}

/** Of all subjects that begin so: `game:`. */
export async function latestOfAll(db: Database, prefix: string): Promise<ReadonlyMap<string, LatestChange>> {
  const { rows } = await db.query<LatestChange & { subject: string }>(
    `select distinct on (subject) subject, version, set_by as "setBy", set_at as "setAt" from catalogue_change
     where starts_with(subject, $1) order by subject, version desc`,
    [prefix],
  );
  return new Map(rows.map(({ subject, ...latest }) => [subject, latest]));
}

export async function addChange(
  tx: Transaction,
  change: Omit<Change, 'setAt'> & { subject: string },
): Promise<LatestChange> {
  const { rows } = await tx.query<LatestChange>(
    `insert into catalogue_change (subject, version, value, before, set_by, reason) values ($1, $2, $3, $4, $5, $6)
     returning version, set_by as "setBy", set_at as "setAt"`,
    [
      change.subject,
      change.version,
      JSON.stringify(change.value),
      change.before && JSON.stringify(change.before),
      change.setBy,
      change.reason,
    ],
  );
  return rows[0]!;
}

/** Newest first, from `before` on. */
export async function pageOfChanges(
  db: Database,
  subject: string,
  before: number | undefined,
  most: number,
): Promise<Change[]> {
  const { rows } = await db.query<Change>(
    `select version, value, before, set_by as "setBy", reason, set_at as "setAt" from catalogue_change
     where subject = $1 and version < coalesce($2, 2147483647) order by version desc limit $3`,
    [subject, before ?? null, most],
  );
  return rows;
}
