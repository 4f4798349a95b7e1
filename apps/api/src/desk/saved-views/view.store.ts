import type { HeldRoleName } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface StoredView {
  id: bigint;
  staffId: bigint;
  place: string;
  name: string;
  search: Record<string, string | number | string[]>;
  sharedWith: 'nobody' | 'everybody' | HeldRoleName;
  isDefault: boolean;
}

const columns = `v.id, v.staff_id as "staffId", v.place, v.name, v.search, v.shared_with as "sharedWith",
  v.is_default as "isDefault"`;

/** The own views in their order, then what is shared with one of the roles, or with everybody. */
export async function viewsFor(
  db: Database,
  { staffId, roles }: { staffId: bigint; roles: readonly HeldRoleName[] },
  place: string,
  mostShared: number,
): Promise<(StoredView & { by: string })[]> {
  const { rows } = await db.query<StoredView & { by: string }>(
    `select * from (
       select ${columns}, p.name as by from saved_view v join staff_person p on p.id = v.staff_id
       where v.staff_id = $1 and v.place = $2 order by v.position, v.id) mine
     union all
     select * from (
       select ${columns}, p.name as by from saved_view v join staff_person p on p.id = v.staff_id
       where v.place = $2 and v.staff_id <> $1 and v.shared_with <> 'nobody' and v.shared_with = any($3::text[]) and p.enabled
       order by v.name, v.id limit $4) shared`,
    [staffId, place, ['everybody', ...roles], mostShared],
  );
  return rows;
}

/** Anyone who changes their views does so one after the other: their number is bounded, and one of a place is the default. */
export async function lockViewsOf(tx: Transaction, staffId: bigint): Promise<StoredView[]> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [
    'saved_view',
    Number(staffId % 2_147_483_647n),
  ]);
  const { rows } = await tx.query<StoredView>(
    `select ${columns} from saved_view v where v.staff_id = $1 order by v.position, v.id`,
    [staffId],
  );
  return rows;
}

export type NewView = Omit<StoredView, 'id'>;

export async function insertView(tx: Transaction, view: NewView, position: number): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into saved_view (staff_id, place, name, search, shared_with, is_default, position)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [view.staffId, view.place, view.name, JSON.stringify(view.search), view.sharedWith, view.isDefault, position],
  );
  return rows[0]!.id;
}

export async function updateView(tx: Transaction, id: bigint, view: NewView): Promise<void> {
  await tx.query(
    `update saved_view set name = $2, search = $3, shared_with = $4, is_default = $5, changed_at = now() where id = $1`,
    [id, view.name, JSON.stringify(view.search), view.sharedWith, view.isDefault],
  );
}

export async function dropDefault(tx: Transaction, staffId: bigint, place: string): Promise<void> {
  await tx.query('update saved_view set is_default = false where staff_id = $1 and place = $2 and is_default', [
    staffId,
    place,
  ]);
}

export async function placeViews(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await tx.query(
    `update saved_view v set position = o.at from unnest($1::bigint[]) with ordinality o (id, at) where v.id = o.id`,
    [ids],
  );
}

export async function deleteViewById(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('delete from saved_view where id = $1', [id]);
}
