import type { Page } from '@fairhouse/contract';
import type { SignInOutcome } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { deskPage } from '../../../db/list-page.store.ts';

export interface SignInRow {
  id: bigint;
  at: Date;
  staffId: bigint | null;
  name: string;
  outcome: SignInOutcome;
  means: string | null;
  call: string | null;
  address: string;
  userAgent: string;
}

type Noted = Pick<SignInRow, 'at' | 'name' | 'outcome' | 'address' | 'userAgent'> &
  Partial<Pick<SignInRow, 'staffId' | 'means' | 'call'>>;

export async function insertSignIn(db: pg.Pool | Transaction, row: Noted): Promise<void> {
  await db.query(
    `insert into staff_sign_in (at, staff_id, name, outcome, means, call, address, user_agent)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.at,
      row.staffId ?? null,
      row.name,
      row.outcome,
      row.means ?? null,
      row.call ?? null,
      row.address,
      row.userAgent,
    ],
  );
}

/** Tries at one name, one after the other: guesses must not overtake the count of the guesses before. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`staff ${name}`]);
}

export interface RecentTry {
  at: Date;
  address: string;
  isRight: boolean;
}

/** Tries at this name since `since`, the oldest first: wrong passwords and codes, and every sign-in. */
export async function recentTries(tx: Transaction, name: string, since: Date): Promise<RecentTry[]> {
  const { rows } = await tx.query<RecentTry>(
    `select at, address, outcome = 'signedIn' as "isRight" from staff_sign_in
     where name = $1 and at > $2 and (outcome = 'signedIn' or outcome = 'refused' and means = 'password')
     order by at, id`,
    [name, since],
  );
  return rows;
}

/** Where this name's latest sign-ins came from. */
export async function addressesOfSignIns(tx: Transaction, name: string): Promise<string[]> {
  const { rows } = await tx.query<{ address: string }>(
    `select distinct address from (
       select address from staff_sign_in where name = $1 and outcome = 'signedIn' order by id desc limit 50) s`,
    [name],
  );
  return rows.map(({ address }) => address);
}

export async function pageOfSignIns<Item>(
  db: pg.Pool,
  input: object & { pageNum: number; pageSize: number },
  render: (row: SignInRow) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select:
      'i.id, i.at, i.staff_id as "staffId", i.name, i.outcome, i.means, i.call, i.address, i.user_agent as "userAgent"',
    from: 'staff_sign_in i',
    where: 'true',
    params: [],
    fields: {
      staffId: { sql: 'i.staff_id', type: 'bigint' },
      name: { sql: 'i.name', type: 'text' },
      outcome: { sql: 'i.outcome', type: 'text' },
      address: { sql: 'i.address', type: 'text' },
      createTime: { sql: 'i.at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'i.at desc',
    tieBreak: 'i.id desc',
    render,
  });
}
