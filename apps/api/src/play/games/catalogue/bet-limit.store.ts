import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, type Currency, currencyCodes, decimalText } from '@fairhouse/money';

export interface BetLimitRow {
  currency: Currency;
  /** Exact text in major units; null: not offered in this currency. */
  minimumBet: string | null;
  maximumBet: string | null;
}

interface Row {
  currency: Currency;
  minimum: bigint;
  maximum: bigint;
}

/** In every currency that the casino knows. */
export async function betLimitsOf(db: Database | Transaction, code: string): Promise<BetLimitRow[]> {
  const { rows } = await db.query<Row>(
    'select currency, minimum_bet as minimum, maximum_bet as maximum from game_limit where game_code = $1',
    [code],
  );
  return currencyCodes.map((currency) => {
    const row = rows.find((one) => one.currency === currency);
    return {
      currency,
      minimumBet: row ? decimalText(amountOf(currency, row.minimum)) : null,
      maximumBet: row ? decimalText(amountOf(currency, row.maximum)) : null,
    };
  });
}

/** Null: the game is not offered in this currency any more. */
export async function writeBetLimit(
  tx: Transaction,
  code: string,
  currency: Currency,
  limits: { minimum: bigint; maximum: bigint } | null,
): Promise<void> {
  if (!limits) {
    await tx.query('delete from game_limit where game_code = $1 and currency = $2', [code, currency]);
    return;
  }
  await tx.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values ($1, $2, $3, $4)
     on conflict (game_code, currency) do update set minimum_bet = excluded.minimum_bet, maximum_bet = excluded.maximum_bet`,
    [code, currency, limits.minimum, limits.maximum],
  );
}

/** The vendor's name of a game. */
export async function codeOf(db: Database, id: number): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>('select code from game where id = $1', [id]);
  return rows[0]?.code;
}
