import type { Database, Transaction } from '@fairhouse/database';
import { room } from './place.ts';

export interface GroupRow {
  id: number;
  nameEn: string;
  nameFil: string;
  /** Ids, in the order in which they are shown. */
  games: number[];
  shown: boolean;
  position: bigint;
}

const columns = `id, name_en as "nameEn", name_fil as "nameFil", games, shown, place as position`;

/** In their order. */
export async function allGroups(db: Database | Transaction): Promise<GroupRow[]> {
  const { rows } = await db.query<GroupRow>(`select ${columns} from game_group order by place, id`);
  return rows;
}

export async function addGroup(tx: Transaction, it: Omit<GroupRow, 'id'>): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into game_group (name_en, name_fil, games, shown, place) values ($1, $2, $3, $4, $5) returning id',
    [it.nameEn, it.nameFil, it.games, it.shown, it.position],
  );
  return rows[0]!.id;
}

export async function changeGroup(tx: Transaction, it: GroupRow): Promise<void> {
  await tx.query(
    'update game_group set name_en = $2, name_fil = $3, games = $4, shown = $5, place = $6 where id = $1',
    [it.id, it.nameEn, it.nameFil, it.games, it.shown, it.position],
  );
}

export async function spreadGroups(tx: Transaction): Promise<void> {
  await tx.query(
    `update game_group g set place = o.rank * $1
     from (select id, row_number() over (order by place, id) as rank from game_group) o where o.id = g.id`,
    [room],
  );
}
