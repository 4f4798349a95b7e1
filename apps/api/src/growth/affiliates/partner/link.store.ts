import type { Database, Transaction } from '@fairhouse/database';

export interface Link {
  id: number;
  affiliateId: number;
  code: string;
  label: string;
  isActive: boolean;
}

const columns = 'l.id, l.affiliate_id as "affiliateId", l.code, l.label, l.is_active as "isActive"';

export async function linksOf(db: Database | Transaction, affiliateId: number): Promise<Link[]> {
  const { rows } = await db.query<Link>(
    `select ${columns} from affiliate_link l where l.affiliate_id = $1 order by l.id`,
    [affiliateId],
  );
  return rows;
}

export async function insertLink(tx: Transaction, it: Omit<Link, 'id'>): Promise<Link> {
  const { rows } = await tx.query<Link>(
    `insert into affiliate_link as l (affiliate_id, code, label, is_active) values ($1, $2, $3, $4) returning ${columns}`,
    [it.affiliateId, it.code, it.label, it.isActive],
  );
  return rows[0]!;
}

/** Before and after; undefined when the partner has no such link. */
export async function updateLink(
  tx: Transaction,
  it: Pick<Link, 'id' | 'affiliateId' | 'label' | 'isActive'>,
): Promise<{ before: Link; after: Link } | undefined> {
  const { rows: found } = await tx.query<Link>(
    `select ${columns} from affiliate_link l where l.id = $1 and l.affiliate_id = $2 for update`,
    [it.id, it.affiliateId],
  );
  if (!found[0]) return undefined;
  const { rows } = await tx.query<Link>(
    `update affiliate_link l set label = $2, is_active = $3 where l.id = $1 returning ${columns}`,
    [it.id, it.label, it.isActive],
  );
  return { before: found[0], after: rows[0]! };
}

/** A link that counts now: it is switched on, and its partner is active. */
export async function countingLink(db: Database | Transaction, code: string): Promise<Link | undefined> {
  const { rows } = await db.query<Link>(
    `select ${columns} from affiliate_link l join affiliate a on a.id = l.affiliate_id
     where l.code = $1 and l.is_active and a.state = 'active'`,
    [code],
  );
  return rows[0];
}
