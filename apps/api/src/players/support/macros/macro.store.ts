import type { Database, Transaction } from '@fairhouse/database';

export interface Macro {
  id: bigint;
  name: string;
  english: string;
  filipino: string;
  isActive: boolean;
  version: number;
  changedBy: string;
  changedAt: Date;
}

export type MacroText = Pick<Macro, 'name' | 'english' | 'filipino' | 'isActive'>;

const columns = `id, name, english, filipino, is_active as "isActive", version, changed_by as "changedBy",
  changed_at as "changedAt"`;

/** Those in use first, by their names. */
export async function listMacros(db: Database): Promise<Macro[]> {
  const { rows } = await db.query<Macro>(
    `select ${columns} from support_macro order by is_active desc, lower(name), id limit 500`,
  );
  return rows;
}

export async function findMacro(db: Database | Transaction, id: bigint): Promise<Macro | undefined> {
  const { rows } = await db.query<Macro>(`select ${columns} from support_macro where id = $1`, [id]);
  return rows[0];
}

/** Until the end of the transaction nobody else writes a macro: two at once could give one name to two of them. */
export async function lockMacros(tx: Transaction): Promise<void> {
  await tx.query('lock table support_macro in share row exclusive mode');
}

/** Takes all to be locked. Undefined where another has this name. */
export async function insertMacro(tx: Transaction, it: MacroText, by: string): Promise<Macro | undefined> {
  const { rows } = await tx.query<Macro>(
    `insert into support_macro (name, english, filipino, is_active, changed_by) values ($1, $2, $3, $4, $5)
     on conflict (lower(name)) do nothing returning ${columns}`,
    [it.name, it.english, it.filipino, it.isActive, by],
  );
  return rows[0];
}

/** Takes all to be locked. Undefined where another has this name. */
export async function updateMacro(tx: Transaction, id: bigint, it: MacroText, by: string): Promise<Macro | undefined> {
  const { rows } = await tx.query<Macro>(
    `update support_macro set name = $2, english = $3, filipino = $4, is_active = $5, changed_by = $6, changed_at = now(),
       version = version + 1
     where id = $1 and not exists (select from support_macro o where lower(o.name) = lower($2) and o.id <> $1)
     returning ${columns}`,
    [id, it.name, it.english, it.filipino, it.isActive, by],
  );
  return rows[0];
}
