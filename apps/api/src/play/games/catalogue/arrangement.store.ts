import type { GameCategory } from '@fairhouse/contract';
import type { CountryRule, GameState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type Placed, room } from './place.ts';

export interface Arrangement {
  /** null: as it came. */
  state: GameState | null;
  pinned: boolean;
  countryRule: CountryRule;
  countries: string[];
  /** null: as it came. */
  place: bigint | null;
}

export interface ArrangedRow {
  id: number;
  code: string;
  name: string;
  cover: string;
  category: GameCategory;
  vendorCode: string;
  /** As it is in force. */
  state: GameState;
  playable: boolean;
  pinned: boolean;
  countryRule: CountryRule;
  countries: string[];
  totalPlayCount: bigint;
}

const columns = `id, code, name, cover, category, vendor as "vendorCode", playable, pinned,
  case when enabled then 'open' when coming_soon then 'announced' else 'closed' end as state,
  country_rule as "countryRule", countries, total_play_count as "totalPlayCount"`;

const mostGames = 3_000;

/** In the order of the lobby; closed games of aggregators, which may be thousands, after all others. */
export async function allGames(db: Database): Promise<ArrangedRow[]> {
  const { rows } = await db.query<ArrangedRow>(
    `select ${columns} from game order by (studio is not null and not enabled), pinned desc, position, id limit ${mostGames}`,
  );
  return rows;
}

export async function arrangedRow(tx: Transaction, id: number): Promise<ArrangedRow> {
  const { rows } = await tx.query<ArrangedRow>(`select ${columns} from game where id = $1`, [id]);
  return rows[0]!;
}

/** As operators have arranged it so far, locked; undefined for a game that does not exist. */
export async function lockArrangement(
  tx: Transaction,
  id: number,
): Promise<(Arrangement & { playable: boolean }) | undefined> {
  const { rows } = await tx.query<Arrangement & { playable: boolean }>(
    `select arranged_state as state, pinned, country_rule as "countryRule", countries, place, playable
     from game where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Writes the row. One that goes back to how it came is open when it can be played, and announced otherwise. */
export async function writeArrangement(tx: Transaction, id: number, it: Arrangement): Promise<void> {
  await tx.query(
    `update game set arranged_state = $2, pinned = $3, country_rule = $4, countries = $5, place = $6,
       enabled = playable and coalesce($2, 'open') = 'open',
       coming_soon = coalesce($2, case when playable then 'open' else 'announced' end) = 'announced'
     where id = $1`,
    [id, it.state, it.pinned, it.countryRule, it.countries, it.place],
  );
}

export async function countPinned(tx: Transaction, except: number): Promise<number> {
  const { rows } = await tx.query<{ pinned: number }>(
    'select count(*)::int as pinned from game where pinned and id <> $1',
    [except],
  );
  return rows[0]!.pinned;
}

/** All games in their order, pins aside. */
export async function gamesInPlace(tx: Transaction): Promise<Placed[]> {
  const { rows } = await tx.query<Placed>('select id, position from game order by position, id');
  return rows;
}

/** Gives all games as much room between them as they came with; nobody sees a difference. */
export async function spreadGames(tx: Transaction): Promise<void> {
  await tx.query(
    `update game g set place = o.rank * $1
     from (select id, row_number() over (order by position, id) as rank from game) o where o.id = g.id`,
    [room],
  );
}

/** Those of the ids that are no game. */
export async function unknownGames(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from unnest($1::int[]) id where not exists (select from game g where g.id = id.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}
