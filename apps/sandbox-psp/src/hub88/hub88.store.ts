import type { Database } from '@fairhouse/database';

export async function readKey(db: Database): Promise<string | undefined> {
  const { rows } = await db.query<{ pem: string }>('select private_pem as pem from hub88_key');
  return rows[0]?.pem;
}

export async function writeKey(db: Database, pem: string): Promise<void> {
  await db.query('insert into hub88_key (private_pem) values ($1) on conflict do nothing', [pem]);
}

export interface OpenGame {
  id: string;
  gameCode: string;
  currency: string;
  /** Both null: for fun. */
  user: string | null;
  token: string | null;
  funBalance: bigint;
}

export async function insertSession(db: Database, session: Omit<OpenGame, 'funBalance'>): Promise<void> {
  await db.query('insert into hub88_session (id, game_code, currency, user_id, token) values ($1, $2, $3, $4, $5)', [
    session.id,
    session.gameCode,
    session.currency,
    session.user,
    session.token,
  ]);
}

export async function findSession(db: Database, id: string): Promise<OpenGame | undefined> {
  const { rows } = await db.query<OpenGame>(
    `select id, game_code as "gameCode", currency, user_id as "user", token, fun_balance as "funBalance"
     from hub88_session where id = $1`,
    [id],
  );
  return rows[0];
}

/** Plays for fun; undefined when the balance for fun does not reach. */
export async function moveFun(db: Database, id: string, stake: bigint, won: bigint): Promise<bigint | undefined> {
  const { rows } = await db.query<{ balance: bigint }>(
    `update hub88_session set fun_balance = fun_balance - $2 + $3 where id = $1 and fun_balance >= $2
     returning fun_balance as balance`,
    [id, stake, won],
  );
  return rows[0]?.balance;
}

export interface Asked {
  id: string;
  kind: 'TK_BET' | 'TK_WIN' | 'TK_ROLLBACK';
  user: string;
  gameCode: string;
  round: string;
  reference: string | null;
  amount: bigint;
  currency: string;
}

/** Written down before the casino is asked, so that nothing that may have been done is forgotten. */
export async function insertTransaction(db: Database, it: Asked): Promise<void> {
  await db.query(
    `insert into hub88_transaction (transaction_uuid, kind, transaction_status, user_id, game_code, round, reference_transaction_uuid,
       amount, currency) values ($1, $2, 'TS_PENDING', $3, $4, $5, $6, $7, $8)`,
    [it.id, it.kind, it.user, it.gameCode, it.round, it.reference, it.amount, it.currency],
  );
}

export async function writeStatus(db: Database, id: string, status: string): Promise<void> {
  await db.query('update hub88_transaction set transaction_status = $2 where transaction_uuid = $1', [id, status]);
}

export interface ListedTransaction {
  transaction_uuid: string;
  kind: string;
  transaction_status: string;
  amount: bigint;
  currency: string;
  round: string;
  game_code: string;
  user: string;
  reference_transaction_uuid: string | null;
  inserted_at: Date;
}

export async function listTransactions(db: Database, from: Date, to: Date): Promise<ListedTransaction[]> {
  const { rows } = await db.query<ListedTransaction>(
    `select transaction_uuid, kind, transaction_status, amount, currency, round, game_code, user_id as "user",
       reference_transaction_uuid, inserted_at
     from hub88_transaction where inserted_at >= $1 and inserted_at < $2 order by inserted_at, transaction_uuid`,
    [from, to],
  );
  return rows;
}
