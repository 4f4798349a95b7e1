import type { AffiliatePostbackKind, AffiliatePostbackState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

interface Wanted {
  affiliateId: number;
  code: string;
  sub: string | null;
  pseudonym: string;
}

/** The partner who is sent an event of a player; undefined without one who asks for it. Players who earn nothing are included. */
export async function wantedFor(
  tx: Transaction,
  memberId: bigint,
  kind: AffiliatePostbackKind,
): Promise<Wanted | undefined> {
  const { rows } = await tx.query<Wanted>(
    `select p.affiliate_id as "affiliateId", l.code, p.sub, p.pseudonym
     from affiliate_player p join affiliate_link l on l.id = p.link_id
       join affiliate_postback_address d on d.affiliate_id = p.affiliate_id
     where p.member_id = $1 and $2 = any(d.kinds)`,
    [memberId, kind],
  );
  return rows[0];
}

export async function insertPostback(
  tx: Transaction,
  it: { affiliateId: number; memberId: bigint; kind: AffiliatePostbackKind; body: string },
): Promise<void> {
  await tx.query(
    `insert into affiliate_postback (affiliate_id, member_id, kind, body) values ($1, $2, $3, $4)
     on conflict (member_id, kind) do nothing`,
    [it.affiliateId, it.memberId, it.kind, it.body],
  );
}

export interface Claimed {
  id: bigint;
  affiliateId: number;
  url: string;
  secret: Buffer;
  body: string;
  tries: number;
}

/** Takes what is due; after its lease another process may take it. */
export async function claimPostbacks(db: Database, most: number, leaseSeconds: number): Promise<Claimed[]> {
  const { rows } = await db.query<Claimed>(
    `with due as (
       select id from affiliate_postback
       where state = 'waiting' and due_at <= clock_timestamp() and coalesce(leased_until <= clock_timestamp(), true)
       order by due_at, id limit $1 for update skip locked)
     update affiliate_postback p set leased_until = clock_timestamp() + make_interval(secs => $2), tries = tries + 1
     from due, affiliate_postback_address d where p.id = due.id and d.affiliate_id = p.affiliate_id
     returning p.id, p.affiliate_id as "affiliateId", d.url, d.secret, p.body, p.tries`,
    [most, leaseSeconds],
  );
  return rows;
}

/** The outcome of a try; what another try has settled meanwhile stays. */
export async function settlePostback(
  db: Database,
  { id, tries }: Pick<Claimed, 'id' | 'tries'>,
  it: { state: AffiliatePostbackState; waitSeconds: number; status: number | null; problem: string | null },
): Promise<void> {
  await db.query(
    `update affiliate_postback set state = $3, leased_until = null, last_status = $4, last_problem = $5,
       due_at = clock_timestamp() + make_interval(secs => $6)
     where id = $1 and tries = $2 and state = 'waiting'`,
    [id, tries, it.state, it.status, it.problem, it.waitSeconds],
  );
}

export interface Address {
  url: string;
  kinds: AffiliatePostbackKind[];
}

export async function findAddress(db: Database | Transaction, affiliateId: number): Promise<Address | undefined> {
  const { rows } = await db.query<Address>(
    'select url, kinds from affiliate_postback_address where affiliate_id = $1',
    [affiliateId],
  );
  return rows[0];
}

export async function setAddress(
  tx: Transaction,
  it: Address & { affiliateId: number; secret: Buffer },
): Promise<void> {
  await tx.query(
    `insert into affiliate_postback_address (affiliate_id, url, kinds, secret) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do update set url = excluded.url, kinds = excluded.kinds, secret = excluded.secret,
       set_at = clock_timestamp()`,
    [it.affiliateId, it.url, it.kinds, it.secret],
  );
}

/** What waits is dead with the address. */
export async function removeAddress(tx: Transaction, affiliateId: number): Promise<void> {
  await tx.query(
    `update affiliate_postback set state = 'dead', last_problem = 'ended' where affiliate_id = $1 and state = 'waiting'`,
    [affiliateId],
  );
  await tx.query('delete from affiliate_postback_address where affiliate_id = $1', [affiliateId]);
}

/** The address with how many events wait, are delivered and dead. */
export async function postbacksOf(
  db: Database | Transaction,
  affiliateId: number,
): Promise<(Address & { waiting: number; delivered: number; dead: number }) | undefined> {
  const { rows } = await db.query<Address & { waiting: number; delivered: number; dead: number }>(
    `select d.url, d.kinds, c.waiting, c.delivered, c.dead from affiliate_postback_address d
       cross join lateral (
         select count(*) filter (where p.state = 'waiting')::int as waiting,
           count(*) filter (where p.state = 'delivered')::int as delivered,
           count(*) filter (where p.state = 'dead')::int as dead
         from affiliate_postback p where p.affiliate_id = d.affiliate_id) c
     where d.affiliate_id = $1`,
    [affiliateId],
  );
  return rows[0];
}

export interface ListedPostback {
  id: bigint;
  kind: AffiliatePostbackKind;
  state: AffiliatePostbackState;
  madeAt: Date;
  tries: number;
  status: number | null;
  problem: string | null;
  body: string;
}

export async function pageOfPostbacks(
  db: Database,
  affiliateId: number,
  state: AffiliatePostbackState | undefined,
  most: number,
): Promise<ListedPostback[]> {
  const { rows } = await db.query<ListedPostback>(
    `select id, kind, state, made_at as "madeAt", tries, last_status as status, last_problem as problem, body
     from affiliate_postback where affiliate_id = $1 and ($2::text is null or state = $2) order by id desc limit $3`,
    [affiliateId, state ?? null, most],
  );
  return rows;
}

/** Dead ones wait again, with all their tries. */
export async function replayDead(tx: Transaction, affiliateId: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update affiliate_postback set state = 'waiting', tries = 0, due_at = clock_timestamp(), leased_until = null
     where affiliate_id = $1 and state = 'dead'`,
    [affiliateId],
  );
  return rowCount ?? 0;
}
