import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface WinBound {
  vendor: string;
  gameCode: string | null;
  multiple: number;
  setBy: string | null;
  setAt: Date | null;
}

/** What is in force: of every vendor, and of every game that has a bound of its own. */
export async function winBounds(db: Database): Promise<WinBound[]> {
  const { rows } = await db.query<WinBound>(
    `select v.id as vendor, null as "gameCode", coalesce(w.multiple, usual_win_bound()) as multiple,
       case when w.multiple is not null then w.set_by end as "setBy", case when w.multiple is not null then w.set_at end as "setAt"
     from vendor_record v left join win_bound w on w.vendor = v.id and w.game_code = ''
     union all
     select w.vendor, w.game_code, w.multiple, w.set_by, w.set_at from win_bound w
     where w.game_code <> '' and w.multiple is not null
     order by 1, 2 nulls first`,
  );
  return rows;
}

const mostGames = 3_000;

export interface BoundOfGame extends WinBound {
  gameCode: string;
  name: string;
  source: 'own' | 'vendor' | 'usual';
}

/** Every game with what is in force for it, as the wallet looks it up. */
export async function boundsOfGames(db: Database): Promise<BoundOfGame[]> {
  const { rows } = await db.query<BoundOfGame>(
    `select g.vendor, g.code as "gameCode", g.name, coalesce(own.multiple, of_vendor.multiple, usual_win_bound()) as multiple,
       case when own.multiple is not null then 'own' when of_vendor.multiple is not null then 'vendor' else 'usual' end as source,
       case when own.multiple is not null then own.set_by end as "setBy",
       case when own.multiple is not null then own.set_at end as "setAt"
     from game_record g
       left join win_bound own on own.vendor = g.vendor and own.game_code = g.code
       left join win_bound of_vendor on of_vendor.vendor = g.vendor and of_vendor.game_code = ''
     order by g.vendor, g.name, g.code limit $1`,
    [mostGames],
  );
  return rows;
}

/** Whether there is such a vendor, and such a game of it. */
export async function isOffered(tx: Transaction, vendor: string, gameCode: string | null): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from vendor_record v where v.id = $1 and ($2::text is null or exists (
       select from game_record g where g.vendor = v.id and g.code = $2))`,
    [vendor, gameCode],
  );
  return rowCount === 1;
}

/** Writes the bound, null for none of its own, and answers what was there before. */
export async function writeWinBound(
  tx: Transaction,
  {
    vendor,
    gameCode,
    multiple,
    setBy,
  }: { vendor: string; gameCode: string | null; multiple: number | null; setBy: string },
): Promise<number | null> {
  // So that two changes of one bound come one after the other, each with the other's value as what was before.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`win bound ${vendor} ${gameCode ?? ''}`]);
  const { rows } = await tx.query<{ multiple: number | null }>(
    'select multiple from win_bound where vendor = $1 and game_code = $2',
    [vendor, gameCode ?? ''],
  );
  await tx.query(
    `insert into win_bound (vendor, game_code, multiple, set_by) values ($1, $2, $3, $4)
     on conflict (vendor, game_code) do update
       set multiple = excluded.multiple, set_by = excluded.set_by, set_at = clock_timestamp()`,
    [vendor, gameCode ?? '', multiple, setBy],
  );
  return rows[0]?.multiple ?? null;
}

/** What a round may win beside, by currency, in minor units: of a game with a shared pot what that pays at most. */
export async function writePotBounds(
  tx: Transaction,
  vendor: string,
  gameCode: string,
  most: Partial<Record<Currency, bigint>>,
): Promise<void> {
  const currencies = Object.keys(most);
  await tx.query('delete from win_bound_pot where vendor = $1 and game_code = $2 and not currency = any($3)', [
    vendor,
    gameCode,
    currencies,
  ]);
  await tx.query(
    `insert into win_bound_pot (vendor, game_code, currency, most)
     select $1, $2, x.currency, x.most from unnest($3::text[], $4::bigint[]) x (currency, most)
     on conflict (vendor, game_code, currency) do update set most = excluded.most where win_bound_pot.most <> excluded.most`,
    [vendor, gameCode, currencies, Object.values(most)],
  );
}

export const setByStart = 'system:start';

/** True when no operator has decided about this bound and it is not this one. */
export async function isOutOfDate(
  tx: Transaction,
  { vendor, gameCode, multiple }: { vendor: string; gameCode: string; multiple: number },
): Promise<boolean> {
  const { rows } = await tx.query<{ multiple: number | null; setBy: string }>(
    'select multiple, set_by as "setBy" from win_bound where vendor = $1 and game_code = $2',
    [vendor, gameCode],
  );
  const [row] = rows;
  return row === undefined || (row.setBy === setByStart && row.multiple !== multiple);
}
