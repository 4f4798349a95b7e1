import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { newId } from './ids.ts';
import { endFunPlayersThere } from './parts.store.ts';
import type { SessionPlayRestrictions } from './play-restrictions.ts';
import { makeSeed } from './seed.store.ts';

/** `read`: until something is confirmed, which the casino asks for. */
export type ChatAllowed = 'off' | 'read' | 'write';

/** What of a session stays as it is for as long as it lasts; its money is in `readTotals`. */
export interface SessionRow extends SessionPlayRestrictions {
  id: string;
  playerId: string;
  gameCode: string;
  /** Null when playing for fun. */
  walletUser: string | null;
  walletToken: string | null;
  currency: Currency;
  language: string;
  /** As others at a shared table see the player; null when playing for fun, and where the wallet told nothing. */
  alias: string | null;
  /** What of the chat at a shared table the player may do, as the wallet says. */
  chat: ChatAllowed;
  startedAt: Date;
  /** More than a minute ago, by the clock of the database. */
  isSeenLongAgo: boolean;
}

const tokenHash = (token: string) => createHash('sha256').update(token).digest();

export interface NewSession extends SessionPlayRestrictions {
  /** Kept as its hash only. */
  token: string;
  gameCode: string;
  walletUser: string | null;
  walletToken: string | null;
  currency: Currency;
  language: string;
  alias: string | null;
  chat: ChatAllowed;
  balance: bigint;
}

/**
 * A player with a wallet is known again; one who plays for fun is new each time and gets his play money. Anyone who has a
 * session has a seed committed, so his first round needs no other call. Whether that was made now, and waits for the log.
 */
export async function insertSession(db: Database, session: NewSession): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>('select player_open($1, $2) as id', [newId(), session.walletUser]);
    const playerId = rows[0]!.id;
    const id = newId();
    const isNewSeed = await makeSeed(tx, playerId);
    await tx.query(
      'select session_open($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)',
      [
        id,
        tokenHash(session.token),
        playerId,
        session.gameCode,
        session.walletUser,
        session.walletToken,
        session.currency,
        session.language,
        session.balance,
        session.leastMs,
        session.automatic,
        session.quick,
        session.alias,
        session.skip,
        session.celebrations,
        session.bonusBuy,
        session.doubleUp,
        session.chat,
      ],
    );
    if (session.walletUser === null) {
      await tx.query('insert into play_money (session_id, player_id, balance) values ($1, $2, $3)', [
        id,
        playerId,
        session.balance,
      ]);
    }
    return isNewSeed;
  });
}

/** Those of the sessions that would still be read. To ask is no use of them. */
export async function readOpenSessions(
  db: Database,
  ids: readonly string[],
  limits: { idleMs: number; longestMs: number },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>('select /* writes */ sessions_open($1, $2, $3) as id', [
    ids,
    limits.idleMs,
    limits.longestMs,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Undefined for an unknown token and for a session that was idle, or is older, than allowed. */
export async function readSession(
  db: Database,
  token: string,
  limits: { idleMs: number; longestMs: number },
): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>({
    name: 'session_read',
    text: `select s.id, s.player_id as "playerId", s.game_code as "gameCode", s.wallet_user as "walletUser",
        s.wallet_token as "walletToken", s.currency, s.language, s.alias, s.chat, s.started_at as "startedAt",
        s.seen_at < moment() - interval '1 minute' as "isSeenLongAgo",
        s.least_ms as "leastMs", s.automatic, s.quick, s.skip, s.celebrations, s.bonus_buy as "bonusBuy",
        s.double_up as "doubleUp"
      from session_read($1, $2, $3) s`,
    values: [tokenHash(token), limits.idleMs, limits.longestMs],
  });
  const session = rows[0];
  // Once a minute is exact enough for an idle time of many, and spares a write for every call.
  if (session?.isSeenLongAgo) {
    await db.query('update play_session set seen_at = moment() where player_id = $2 and id = $1', [
      session.id,
      session.playerId,
    ]);
  }
  return session;
}

/** A session is asked for with its player, in whose part it lies. */
type SessionKey = Pick<SessionRow, 'id' | 'playerId'>;

export async function writeBalance(db: Database, session: SessionKey, balance: bigint): Promise<void> {
  await db.query('select /* writes */ session_tell_balance($1, $2, $3)', [session.playerId, session.id, balance]);
}

export interface SessionTotals {
  staked: bigint;
  won: bigint;
  balance: bigint;
}

export async function readTotals(db: Database, session: SessionKey): Promise<SessionTotals> {
  const { rows } = await db.query<SessionTotals>({
    name: 'session_totals',
    text: 'select t.staked, t.won, t.balance from session_totals($1, $2) t',
    values: [session.playerId, session.id],
  });
  return rows[0]!;
}

/** Players for fun of one part, whose session ended so long ago; rounds for money are kept. */
export async function deleteFunPlayers(
  db: Database,
  key: string | undefined,
  olderThanMs: number,
  most: number,
): Promise<void> {
  if (key !== undefined) return endFunPlayersThere(db, key, olderThanMs, most);
  await db.query('select /* writes */ fun_players_end($1, $2)', [olderThanMs, most]);
}
