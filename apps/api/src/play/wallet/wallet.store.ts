import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { agreedToBeNamed } from '../../db/agreed-to-be-named.store.ts';

export interface Launch {
  memberId: bigint;
  gameCode: string;
  gameEnabled: boolean;
  expired: boolean;
  /** The member is enabled and no operator has blocked play. */
  mayPlay: boolean;
  currency: Currency;
  username: string;
  /** Whether the member agreed to stand among what others see with a name. */
  agreed: boolean;
  mailConfirmed: boolean;
  /** Nothing that leads to play is shown: signs of harm. */
  spared: boolean;
  country: string;
  language: string;
  balance: bigint;
  isSlot: boolean;
  /** Of the member, in whole years. */
  ageYears: number;
  /** Null when the game is not offered in the member's currency. */
  minimumBet: bigint | null;
  maximumBet: bigint | null;
  /** The member's latest round of this game that is still open. */
  openRoundId: string | null;
}

/** Whose a launch is, whatever has become of it. */
export async function ownerOfLaunch(db: Database, vendor: string, tokenHash: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from launch_token where token_hash = decode($1, 'hex') and vendor = $2`,
    [tokenHash, vendor],
  );
  return rows[0]?.memberId;
}

interface LockedLaunch {
  memberId: bigint;
  gameCode: string;
  language: string;
  expired: boolean;
}

/** The unused launch behind a token, locked for its one use. */
export async function findLaunch(tx: Transaction, vendor: string, tokenHash: string): Promise<Launch | undefined> {
  const launches = await tx.query<LockedLaunch>(
    `select member_id as "memberId", game_code as "gameCode", language, expires_at <= now() as expired
     from launch_token where token_hash = decode($1, 'hex') and vendor = $2 and used_at is null for update`,
    [tokenHash, vendor],
  );
  const launch = launches.rows[0];
  if (!launch) return undefined;
  const { rows } = await tx.query<Omit<Launch, keyof LockedLaunch>>(
    `select g.enabled as "gameEnabled",
       m.enabled and not exists (select from play_barred p where p.member_id = $1) as "mayPlay",
       m.currency, m.username, ${agreedToBeNamed('m.id')} as agreed, m.email_verified_at is not null as "mailConfirmed",
       exists (select from harm_no_offers h where h.member_id = m.id) as spared, m.country_code as country, b.cash + b.bonus as balance, g.category = 'Slots' as "isSlot",
       extract(year from age((now() at time zone 'utc')::date, m.birthday))::int as "ageYears",
       l.minimum_bet as "minimumBet", l.maximum_bet as "maximumBet",
       (select r.round_id from game_round r where r.member_id = $1 and r.vendor = $2
         and r.game_code = $3 and r.closed_at is null
         order by r.opened_seq desc limit 1) as "openRoundId"
     from member_record m
       join game_record g on g.code = $3
       join ledger_book b on b.member_id = $1
       left join game_stake l on l.game_code = $3 and l.currency = m.currency
     where m.id = $1`,
    [launch.memberId, vendor, launch.gameCode],
  );
  return rows[0] && { ...launch, ...rows[0] };
}

/** Marks the launch as used, and counts the play. */
export async function useLaunch(tx: Transaction, tokenHash: string, gameCode: string): Promise<void> {
  await tx.query(`update launch_token set used_at = now() where token_hash = decode($1, 'hex')`, [tokenHash]);
  await tx.query('select game_count_play($1)', [gameCode]);
}

export interface NewLaunch {
  tokenHash: string;
  vendor: string;
  memberId: bigint;
  gameCode: string;
  language: string;
  channel: string;
  lifetimeMs: number;
}

export async function insertLaunch(db: Database | Transaction, launch: NewLaunch): Promise<void> {
  await db.query(
    `insert into launch_token (token_hash, vendor, member_id, game_code, language, channel, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond')`,
    [
      launch.tokenHash,
      launch.vendor,
      launch.memberId,
      launch.gameCode,
      launch.language,
      launch.channel,
      launch.lifetimeMs,
    ],
  );
}

/** Ends the launches of the member that were not used yet; one that is being exchanged is waited for. */
export async function endLaunchesOf(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('update launch_token set used_at = now() where member_id = $1 and used_at is null', [memberId]);
}

/** Removes launch tokens that are older, at most `limit`. Answers how many went. */
export async function removeOldLaunches(db: Database, olderThanMs: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from launch_token where token_hash in (
       select token_hash from launch_token where created_at < now() - $1 * interval '1 millisecond' limit $2)`,
    [olderThanMs, limit],
  );
  return rowCount ?? 0;
}
