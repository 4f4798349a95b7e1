import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Caller } from '../rounds/instructions.ts';

export const freeRoundStates = ['open', 'usedUp', 'expired', 'cancelled', 'ended'] as const;
/** `ended`: with an exclusion, or because free rounds are no longer allowed where the member lives. All but `open` are final. */
export type FreeRoundsState = (typeof freeRoundStates)[number];
export type FreeRoundsSource = 'support' | 'campaign' | 'vendor';

/** Free rounds of a member; amounts in minor units of `currency`. */
export interface FreeRounds {
  id: string;
  memberId: bigint;
  vendor: string;
  gameCode: string;
  currency: Currency;
  stake: bigint;
  count: number;
  used: number;
  won: bigint;
  winMost: bigint;
  /** How many times the winnings are to be wagered as a bonus; 0: they are cash. */
  wagering: number;
  source: FreeRoundsSource;
  sourceKey: string;
  givenBy: string;
  givenAt: Date;
  expiresAt: Date;
  state: FreeRoundsState;
  endedAt: Date | null;
  /** Null until its last round is over and its winnings were credited. */
  paid: bigint | null;
  paidAt: Date | null;
}

export type NewFreeRounds = Omit<FreeRounds, 'used' | 'won' | 'givenAt' | 'state' | 'endedAt' | 'paid' | 'paidAt'>;

const columns = `g.id, g.member_id as "memberId", g.vendor, g.game_code as "gameCode", g.currency, g.stake, g.count, g.used, g.won,
  g.win_most as "winMost", g.wagering, g.source, g.source_key as "sourceKey", g.given_by as "givenBy", g.given_at as "givenAt",
  g.expires_at as "expiresAt", g.state, g.ended_at as "endedAt", g.paid, g.paid_at as "paidAt"`;

/**
 * Grants free rounds, in the caller's transaction, which holds the lock of the book (`lockBook`). The same key of a source grants once:
 * false for its repeat, and nothing changes.
 */
export async function grantFreeRounds(tx: Transaction, it: NewFreeRounds): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into free_grant (member_id, id, vendor, game_code, currency, stake, count, win_most, wagering, source, source_key,
       given_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (member_id, source, source_key) do nothing`,
    [
      it.memberId,
      it.id,
      it.vendor,
      it.gameCode,
      it.currency,
      it.stake,
      it.count,
      it.winMost,
      it.wagering,
      it.source,
      it.sourceKey,
      it.givenBy,
      it.expiresAt,
    ],
  );
  return rowCount === 1;
}

/** Ends free rounds that are open; a round under way settles. The caller holds the lock of the book. Undefined: they were not open. */
export async function endFreeRounds(
  tx: Transaction,
  { memberId, id }: Pick<FreeRounds, 'memberId' | 'id'>,
  state: Extract<FreeRoundsState, 'expired' | 'cancelled' | 'ended'>,
): Promise<FreeRounds | undefined> {
  const { rows } = await tx.query<FreeRounds>(
    `update free_grant g set state = $3, ended_at = now() where g.member_id = $1 and g.id = $2 and g.state = 'open'
     returning ${columns}`,
    [memberId, id, state],
  );
  return rows[0];
}

/** Notes what was credited of the winnings, in the transaction that credits it. */
export async function writeFreeRoundsPaid(
  tx: Transaction,
  { memberId, id }: Pick<FreeRounds, 'memberId' | 'id'>,
  paid: bigint,
): Promise<void> {
  await tx.query('update free_grant set paid = $3, paid_at = now() where member_id = $1 and id = $2', [
    memberId,
    id,
    paid,
  ]);
}

export async function findFreeRounds(
  db: Database | Transaction,
  memberId: bigint,
  id: string,
): Promise<FreeRounds | undefined> {
  const { rows } = await db.query<FreeRounds>(
    `select ${columns} from free_grant g where g.member_id = $1 and g.id = $2`,
    [memberId, id],
  );
  return rows[0];
}

/** Free rounds by the key of their source. */
export async function findFreeRoundsOfSource(
  db: Database | Transaction,
  { memberId, source, sourceKey }: Pick<FreeRounds, 'memberId' | 'source' | 'sourceKey'>,
): Promise<FreeRounds | undefined> {
  const { rows } = await db.query<FreeRounds>(
    `select ${columns} from free_grant g where g.member_id = $1 and g.source = $2 and g.source_key = $3`,
    [memberId, source, sourceKey],
  );
  return rows[0];
}

/** Free rounds of a member, the latest first. `openOnly`: those that can be played now, by the clock of the database. */
export async function readFreeRounds(
  db: Database | Transaction,
  memberId: bigint,
  { openOnly = false, limit = 50 }: { openOnly?: boolean; limit?: number } = {},
): Promise<FreeRounds[]> {
  const { rows } = await db.query<FreeRounds>(
    `select ${columns} from free_grant g
     where g.member_id = $1 and (not $2::boolean or (g.state = 'open' and g.expires_at > now()))
     order by g.given_at desc, g.id limit $3`,
    [memberId, openOnly, limit],
  );
  return rows;
}

export type FreeRoundsKey = Pick<FreeRounds, 'memberId' | 'id'>;

/** Open free rounds of all members by their key, at most `limit` that follow `after`. */
export async function openFreeRoundsAfter(
  db: Database,
  after: FreeRoundsKey | undefined,
  limit: number,
): Promise<FreeRoundsKey[]> {
  const { rows } = await db.query<FreeRoundsKey>(
    `select g.member_id as "memberId", g.id from free_grant g
     where g.state = 'open' and ($1::bigint is null or (g.member_id, g.id) > ($1, $2::uuid))
     order by g.member_id, g.id limit $3`,
    [after?.memberId ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** A vendor that never ends a round does not keep its player's winnings back for longer. */
const lostAfter = `interval '7 days'`;

/** Whether a round of these free rounds is under way; one that began long ago is not waited for. */
export async function hasOpenFreeRound(
  db: Database | Transaction,
  { memberId, id }: Pick<FreeRounds, 'memberId' | 'id'>,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from game_round r where r.member_id = $1 and r.free_grant = $2 and r.closed_at is null
       and r.opened_at > now() - ${lostAfter} limit 1`,
    [memberId, id],
  );
  return rows.length > 0;
}

/** Free rounds whose time is up, or whose winnings are not credited yet. */
export async function dueFreeRounds(db: Database, limit: number): Promise<FreeRounds[]> {
  const { rows } = await db.query<FreeRounds>(
    `select ${columns} from free_grant g
     where g.paid_at is null and (g.state <> 'open' or g.expires_at <= now()) order by g.expires_at limit $1`,
    [limit],
  );
  return rows;
}

/**
 * Free rounds that a bet of this session could name now, those that end first before others; undefined where the session is not known or
 * is over. None while the member is on a break.
 */
export async function freeRoundsOfSession(db: Database, caller: Caller): Promise<FreeRounds[] | undefined> {
  const { rows } = await db.query<{ memberId: bigint; gameCode: string; barred: boolean }>(
    `select s.member_id as "memberId", s.game_code as "gameCode",
       coalesce((select a.barred from bet_allowance a where a.member_id = s.member_id), false) as barred
     from vendor_session s
     where s.token_hash = decode($1, 'hex') and s.vendor = $2 and s.user_id = $3 and s.ended_at is null and s.expires_at > now()
       and s.last_used_at + s.idle_timeout > now()`,
    [caller.tokenHash, caller.vendor, caller.user.id],
  );
  const session = rows[0];
  if (!session) return undefined;
  return session.barred ? [] : playableFreeRounds(db, session.memberId, { ...session, vendor: caller.vendor });
}

/** Free rounds of a member that can be played now in a game. */
export async function playableFreeRounds(
  db: Database | Transaction,
  memberId: bigint,
  { vendor, gameCode }: Pick<FreeRounds, 'vendor' | 'gameCode'>,
): Promise<FreeRounds[]> {
  const { rows } = await db.query<FreeRounds>(
    `select ${columns} from free_grant g
     where g.member_id = $1 and g.vendor = $2 and g.game_code = $3 and g.state = 'open' and g.expires_at > now()
     order by g.expires_at, g.id limit 20`,
    [memberId, vendor, gameCode],
  );
  return rows;
}
