import { createHash, randomBytes } from 'node:crypto';
import { slotOf } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';

export interface MemberSession {
  /** The member's name among vendors. */
  user: string;
  /** The vendor's session token at the wallet. */
  token: string;
}

const funds = 1_000_000_000n;

/**
 * `count` members with money, a book and a session in the game, filled in by set-based SQL as joining, depositing and
 * launching would have left them. Tokens are random and known only to this process.
 */
export async function fillMembers(db: Database, count: number, gameCode: string): Promise<MemberSession[]> {
  const { rows: members } = await db.query<{ id: bigint }>(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, mobile_standing)
     select 'bench' || n, 'bench' || n || '@example.com', '63', n::text, '-', 'Bench', 'Member', 'FEMALE', '1990-01-01',
       'USD', 'PH', 'PH-00', 'Manila', '1000', '1 Road', false, 'bench' || n, 'undialable'
     from generate_series(1, $1) n returning id`,
    [count],
  );
  const ids = members.map((member) => member.id);
  await db.query(
    `insert into book (member_id, currency, head_hash) select id, 'USD', ledger_genesis(id, 'USD')
     from unnest($1::bigint[]) id`,
    [ids],
  );
  await db.query(
    `select ledger_post_within(array(
       select row(id, 'DEPOSIT', $2::bigint, 'USD', 'cashier', 'bench-' || id, null, null, null, null)::ledger_instruction
       from unnest($1::bigint[]) id))`,
    [ids, funds],
  );

  const sessions = ids.map((id) => ({
    id,
    user: String(slotOf(id)).padStart(2, '0') + randomBytes(16).toString('hex'),
    token: randomBytes(32).toString('base64url'),
  }));
  const hashes = sessions.map(({ token }) => createHash('sha256').update(token).digest('hex'));
  const values = [ids, sessions.map(({ user }) => user), hashes];
  await db.query(
    `insert into wallet_user (member_id, user_id) select id, u from unnest($1::bigint[], $2::text[]) m(id, u)`,
    values.slice(0, 2),
  );
  await db.query(
    `insert into vendor_session (token_hash, vendor, member_id, user_id, game_code, currency, idle_timeout, expires_at)
     select decode(h, 'hex'), 'studio', id, u, $4, 'USD', interval '30 minutes', now() + interval '12 hours'
     from unnest($1::bigint[], $2::text[], $3::text[]) m(id, u, h)`,
    [...values, gameCode],
  );
  return sessions.map(({ user, token }) => ({ user, token }));
}
