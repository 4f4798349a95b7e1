import type { Database, Transaction } from '@fairhouse/database';

export type ErasureState = 'waiting' | 'erasing' | 'keptByLaw' | 'finished' | 'withdrawn';

export interface Erasure {
  id: bigint;
  memberId: bigint;
  askedBy: string;
  reason: string | null;
  askedAt: Date;
  fromAt: Date;
  /** YYYY-MM-DD. */
  keepUntil: string | null;
  state: ErasureState;
  done: string[];
  problem: string | null;
}

const columns = `id, member_id as "memberId", asked_by as "askedBy", reason, asked_at as "askedAt", from_at as "fromAt",
  keep_until::text as "keepUntil", state, done, problem`;

/** Whether the member has closed the account. */
export async function hasClosed(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from protection_closed where member_id = $1', [memberId]);
  return rowCount === 1;
}

export interface Closed {
  memberId: bigint;
  /** When the account was closed, or its book last written. */
  lastAt: Date;
  years: number;
}

/** Accounts without money that were closed so many years ago, by their place, and that nobody has begun to erase. */
export async function closedLongAgo(
  db: Database,
  places: readonly { countryCode: string; stateCode: string; ownParts: readonly string[]; years: number }[],
  now: Date,
  most: number,
): Promise<Closed[]> {
  const { rows } = await db.query<Closed>(
    `select m.id as "memberId", u.at as "lastAt", p.years
     from json_to_recordset($1) p (country_code text, state_code text, own_parts text[], years integer)
       join member_record m on m.country_code = p.country_code
         and (p.state_code = m.state_code or p.state_code = '' and m.state_code <> all (p.own_parts))
       join protection_closed c on c.member_id = m.id
       join ledger_book b on b.member_id = m.id
       cross join lateral (select greatest(c.closed_at,
         (select l.created_at from ledger_posting l where l.member_id = b.member_id and l.seq > 0
          order by l.seq desc limit 1)) as at) u
     where u.at <= $2::timestamptz - make_interval(years => p.years) and b.cash = 0 and b.bonus = 0 and b.held = 0
       and not exists (select from erasure e where e.member_id = m.id and e.state <> 'withdrawn')
     order by u.at, m.id limit $3`,
    [
      JSON.stringify(
        places.map(({ countryCode, stateCode, ownParts, years }) => ({
          country_code: countryCode,
          state_code: stateCode,
          own_parts: ownParts,
          years,
        })),
      ),
      now,
      most,
    ],
  );
  return rows;
}

/** The latest of the member. */
export async function erasureOf(db: Database | Transaction, memberId: bigint): Promise<Erasure | undefined> {
  const { rows } = await db.query<Erasure>(
    `select ${columns} from erasure where member_id = $1 order by id desc limit 1`,
    [memberId],
  );
  return rows[0];
}

/** Undefined when there is one already. */
export async function insertErasure(
  tx: Transaction,
  { memberId, askedBy, reason, fromAt }: { memberId: bigint; askedBy: string; reason: string | null; fromAt: Date },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into erasure (member_id, asked_by, reason, from_at, look_at) values ($1, $2, $3, $4, $4)
     on conflict (member_id) where state <> 'withdrawn' do nothing returning id`,
    [memberId, askedBy, reason, fromAt],
  );
  return rows[0]?.id;
}

export async function withdraw(tx: Transaction, memberId: bigint, now: Date): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update erasure set state = 'withdrawn', ended_at = $2 where member_id = $1 and state = 'waiting' returning id`,
    [memberId, now],
  );
  return rows[0]?.id;
}

/** The one whose next step has waited the longest, which nobody else takes until the transaction ends. */
export async function takeDue(tx: Transaction, now: Date): Promise<Erasure | undefined> {
  const { rows } = await tx.query<Erasure>(
    `select ${columns} from erasure where state not in ('finished', 'withdrawn') and look_at <= $1
     order by look_at, id limit 1 for update skip locked`,
    [now],
  );
  return rows[0];
}

export async function putOff(tx: Transaction, id: bigint, problem: string, until: Date): Promise<void> {
  await tx.query('update erasure set problem = $2, look_at = $3 where id = $1', [id, problem, until]);
}

export async function noteStep(tx: Transaction, id: bigint, step: string): Promise<void> {
  await tx.query(
    `update erasure set state = 'erasing', problem = null, done = array_append(done, $2)
     where id = $1 and not done @> array[$2]`,
    [id, step],
  );
}

/** Nothing more happens before that day. Answers it. */
export async function keepByLaw(tx: Transaction, id: bigint, years: number): Promise<string> {
  const { rows } = await tx.query<{ day: string }>(
    `update erasure set state = 'keptByLaw', keep_until = (from_at + make_interval(years => $2))::date,
       look_at = from_at + make_interval(years => $2)
     where id = $1 returning keep_until::text as day`,
    [id, years],
  );
  return rows[0]!.day;
}

export async function finish(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.query(
    `update erasure set state = 'finished', ended_at = $2, reason = case when reason is null then null else 'erased' end
     where id = $1`,
    [id, now],
  );
}

/** What the casino wrote to the member and the member to the casino. Before the address is gone. */
export async function eraseLetters(tx: Transaction, memberId: bigint, email: string): Promise<void> {
  await tx.query('select messages_erase($1)', [memberId]);
  await tx.query('select mail_erase($1)', [email]);
  await tx.query('select support_erase($1, $2)', [memberId, email]);
}

/** Ways in, and what was kept for the member's convenience. */
export async function eraseAccess(tx: Transaction, memberId: bigint, passwordHash: string): Promise<void> {
  await tx.query('select second_factor_erase($1)', [memberId]);
  await tx.query('select games_erase($1)', [memberId]);
  await tx.query('select promotions_erase($1)', [memberId]);
  await tx.query('select wallet_erase($1)', [memberId]);
  await tx.query('select cash_out_erase($1, false)', [memberId]);
  await tx.query('select access_erase($1, $2, false)', [memberId, passwordHash]);
}

export async function erasePayments(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select deposit_erase($1)', [memberId]);
  await tx.query('select cash_out_erase($1, true)', [memberId]);
  await tx.query('select disputes_erase($1)', [memberId]);
}

/** The rows of documents, once their pictures are gone. */
export async function eraseDocuments(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select documents_erase($1)', [memberId]);
}

export async function eraseIdentity(tx: Transaction, memberId: bigint, passwordHash: string): Promise<void> {
  await tx.query('select invite_erase($1)', [memberId]);
  await tx.query('select bonus_erase($1)', [memberId]);
  await tx.query('select member_file_erase($1)', [memberId]);
  await tx.query('select four_eyes_erase($1)', [memberId]);
  await tx.query('select queues_erase($1)', [memberId]);
  await tx.query('select protection_erase($1)', [memberId]);
  await tx.query('select harm_erase($1)', [memberId]);
  await tx.query('select tables_erase($1)', [memberId]);
  await tx.query('select identity_erase($1)', [memberId]);
  await tx.query(`update correction set changes = '[]', reason = null where member_id = $1`, [memberId]);
  await tx.query('select access_erase($1, $2, true)', [memberId, passwordHash]);
}

/** How many audit events of the record were stripped of these keys now; 0 when none is left. */
export async function redactAuditEvents(
  tx: Transaction,
  memberId: bigint,
  keys: readonly string[],
  most: number,
): Promise<number> {
  const { rows } = await tx.query<{ redacted: number }>('select audit_event_redact($1, $2, $3, $4) as redacted', [
    'system:erasure',
    memberId,
    keys,
    most,
  ]);
  return rows[0]!.redacted;
}
