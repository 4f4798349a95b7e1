import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface GrantedGame {
  id: number;
  code: string;
  name: string;
  cover: string;
  vendor: string;
}

export interface PlayableGame extends GrantedGame {
  least: bigint;
  most: bigint;
  /** Its vendor has games of ours too. */
  isOwnStudio: boolean;
}

const columns = 'g.id, g.code, g.name, g.cover, g.vendor';

/** Games that can be played in a currency, with their least and greatest bet, but for those of aggregators, where a reward would have to be ordered first; `own`: the codes of our own games. */
export async function gamesIn(
  db: Database | Transaction,
  currency: Currency,
  own: readonly string[],
  code?: string,
): Promise<PlayableGame[]> {
  const { rows } = await db.query<PlayableGame>(
    `select ${columns}, l.minimum_bet as least, l.maximum_bet as most,
       g.vendor in (select o.vendor from game_record o where o.code = any($2::text[])) as "isOwnStudio"
     from game_record g join game_stake l on l.game_code = g.code and l.currency = $1
     where g.enabled and not g.coming_soon and g.studio is null and ($3::text is null or g.code = $3) order by g.name, g.id`,
    [currency, own, code ?? null],
  );
  return rows;
}

/** Games by their codes, whether or not they can be played. */
export async function gamesByCode(db: Database, codes: readonly string[]): Promise<Map<string, GrantedGame>> {
  const { rows } = await db.query<GrantedGame>(`select ${columns} from game_record g where g.code = any($1::text[])`, [
    codes,
  ]);
  return new Map(rows.map((game) => [game.code, game]));
}

/** Undefined when there is no such member. */
export async function currencyOf(db: Database, memberId: bigint): Promise<Currency | undefined> {
  const { rows } = await db.query<{ currency: Currency }>('select currency from ledger_book where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.currency;
}
