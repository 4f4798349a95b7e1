import { isScopeOf, type SettingName, settingNames } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { comingSettings } from './coming-settings.ts';

/** The stored form of a setting: amounts are exact texts. */
export type StoredValue = Record<string, unknown>;

export interface SettingRow {
  name: SettingName;
  scope: string;
  /** From 1 on; 0 has no row and cannot be set. */
  version: number;
  value: StoredValue;
  before: StoredValue | null;
  setBy: string;
  reason: string | null;
  setAt: Date;
}

const columns = 'name, scope, version, value, before, set_by as "setBy", reason, set_at as "setAt"';

/** What is in force: the latest row of every setting that this release knows. A later one may have others. */
export async function readInForce(db: Database | Transaction): Promise<SettingRow[]> {
  const { rows } = await db.query<SettingRow>(
    `select distinct on (name, scope) ${columns} from setting_change order by name, scope, version desc`,
  );
  const known = rows.filter(({ name, scope }) => settingNames.includes(name) && isScopeOf(name, scope));
  const isThere = (coming: { name: SettingName; scope: string }) =>
    known.some(({ name, scope }) => name === coming.name && scope === coming.scope);
  return [...known, ...comingSettings.filter((coming) => !isThere(coming)).map(atFirst)];
}

const atFirst = (coming: Pick<SettingRow, 'name' | 'scope' | 'value'>): SettingRow => ({
  ...coming,
  version: 0,
  before: null,
  setBy: 'system:start',
  reason: null,
  setAt: new Date(0),
});

/** Newest first. */
export async function historyOf(db: Database, name: SettingName, scope: string, most: number): Promise<SettingRow[]> {
  const { rows } = await db.query<SettingRow>(
    `select ${columns} from setting_change where name = $1 and scope = $2 order by version desc limit $3`,
    [name, scope, most],
  );
  return rows;
}

/** Settings are changed one at a time until the transaction ends, so that those that belong together can be checked. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.query('lock table setting_change in share row exclusive mode');
}

export async function addChange(tx: Transaction, change: Omit<SettingRow, 'setAt'>): Promise<SettingRow> {
  const { rows } = await tx.query<SettingRow>(
    `insert into setting_change (name, scope, version, value, before, set_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [
      change.name,
      change.scope,
      change.version,
      JSON.stringify(change.value),
      change.before && JSON.stringify(change.before),
      change.setBy,
      change.reason,
    ],
  );
  return rows[0]!;
}

/** The first row of a setting; one that there is already stays. */
export async function addFirst(db: Database, name: SettingName, scope: string, value: StoredValue): Promise<void> {
  await db.query(
    `insert into setting_change (name, scope, version, value, set_by) values ($1, $2, 1, $3, 'system:start')
     on conflict do nothing`,
    [name, scope, JSON.stringify(value)],
  );
}
