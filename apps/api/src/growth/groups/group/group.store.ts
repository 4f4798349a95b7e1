import type { GroupRule } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface Group {
  id: number;
  name: string;
  version: number;
  rule: GroupRule;
  ruleHash: string;
  savedBy: string;
  savedAt: Date;
  reason: string;
}

const columns = `v.group_id as id, g.name, v.version, v.rule, v.rule_hash as "ruleHash", v.saved_by as "savedBy",
  v.saved_at as "savedAt", v.reason`;
const versions = 'member_group_version v join member_group g on g.id = v.group_id';
const mostGroups = 500;

/** The latest version of every group. */
export async function listGroups(db: Database): Promise<Group[]> {
  const { rows } = await db.query<Group>(
    `select ${columns} from ${versions}
     where not exists (select from member_group_version n where n.group_id = v.group_id and n.version > v.version)
     order by lower(g.name) limit ${mostGroups}`,
  );
  return rows;
}

/** The latest first. */
export async function versionsOf(db: Database, id: number): Promise<Group[]> {
  const { rows } = await db.query<Group>(
    `select ${columns} from ${versions} where v.group_id = $1 order by v.version desc limit 1000`,
    [id],
  );
  return rows;
}

export async function findGroup(db: Database | Transaction, id: number, version: number): Promise<Group | undefined> {
  const { rows } = await db.query<Group>(
    `select ${columns} from ${versions} where v.group_id = $1 and v.version = $2`,
    [id, version],
  );
  return rows[0];
}

/** The latest version, while nobody else saves another. */
export async function lockGroup(tx: Transaction, id: number): Promise<Group | undefined> {
  await tx.query('select from member_group where id = $1 for update', [id]);
  const { rows } = await tx.query<Group>(
    `select ${columns} from ${versions} where v.group_id = $1 order by v.version desc limit 1`,
    [id],
  );
  return rows[0];
}

/** Undefined when another one has the name, however it is written. */
export async function insertGroup(tx: Transaction, name: string, by: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into member_group (name, made_by) values ($1, $2) on conflict (lower(name)) do nothing returning id',
    [name, by],
  );
  return rows[0]?.id;
}

/** False when another one has the name. */
export async function renameGroup(tx: Transaction, id: number, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update member_group set name = $2
     where id = $1 and not exists (select from member_group o where lower(o.name) = lower($2) and o.id <> $1)`,
    [id, name],
  );
  return rowCount === 1;
}

export async function insertVersion(
  tx: Transaction,
  it: Pick<Group, 'id' | 'version' | 'rule' | 'ruleHash' | 'savedBy' | 'reason'>,
): Promise<void> {
  await tx.query(
    `insert into member_group_version (group_id, version, rule, rule_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [it.id, it.version, JSON.stringify(it.rule), it.ruleHash, it.savedBy, it.reason],
  );
}
