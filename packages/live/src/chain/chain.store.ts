import type { Database, Transaction } from '@fairhouse/database';
import { writeCommitments } from '@fairhouse/rgs';
import { v7 as newId } from 'uuid';
import type { MadeLinks } from './make-links.ts';

/** A chain as everybody may know it. */
export interface Chain {
  id: string;
  table: string;
  links: number;
  end: string;
  beacon: string;
  beaconRound: number;
  /** Null until the beacon told it; no round is played by it before. */
  salt: string | null;
  /** By which the source of the salt signed it; null as long as there is none, and of a chain that was salted before it was kept. */
  signature: string | null;
  saltedAt: Date | null;
  publishedAt: Date;
  /** The link of the next round; beyond `links` when all are used. */
  nextLink: number;
  /** Whether its end was written for the log of commitments; those of the release before were not. */
  isInLog: boolean;
}

const columns = `c.id, c.table_code as "table", c.links, c.chain_end as "end", c.beacon, c.beacon_round::float8 as "beaconRound", c.salt,
  c.signature, c.salted_at as "saltedAt", c.published_at as "publishedAt", c.next_link as "nextLink", c.logged_at is not null as "isInLog"`;

/** Those of a table, the oldest first. */
export async function readChainsOf(db: Database | Transaction, table: string): Promise<Chain[]> {
  const { rows } = await db.query<Chain>(
    `select ${columns} from live_chain c where c.table_code = $1 order by c.published_at, c.id`,
    [table],
  );
  return rows;
}

/** Those of all tables, those used up too: rounds are checked by them for ever. */
export async function readChains(db: Database): Promise<Chain[]> {
  const { rows } = await db.query<Chain>(
    `select ${columns} from live_chain c order by c.table_code, c.published_at, c.id`,
  );
  return rows;
}

/** Anyone who holds it is alone in publishing chains of this table, until the transaction ends. */
export async function lockChains(tx: Transaction, table: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('live chain ' || $1, 0))", [table]);
}

export async function insertChain(
  tx: Transaction,
  table: string,
  { links, lastLink, marks, end }: MadeLinks,
  salt: { beacon: string; beaconRound: number },
): Promise<void> {
  const id = newId();
  await tx.query(
    `insert into live_chain (id, table_code, links, chain_end, last_link, beacon, beacon_round)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, table, links, end, lastLink, salt.beacon, salt.beaconRound],
  );
  await tx.query(
    `insert into live_chain_mark (chain_id, link, hash)
     select $1, m.link, m.hash from unnest($2::int[], $3::text[]) m (link, hash)`,
    [id, marks.map(({ link }) => link), marks.map(({ hash }) => hash)],
  );
  await logChain(tx, { id, table, links, end, ...salt });
}

/** Writes the end of a chain for the log, with the round of the beacon that salts it. */
export async function logChain(
  tx: Transaction,
  {
    id,
    table,
    links,
    end,
    beacon,
    beaconRound,
  }: Pick<Chain, 'id' | 'table' | 'links' | 'end' | 'beacon' | 'beaconRound'>,
): Promise<void> {
  const { rowCount } = await tx.query(
    'update live_chain set logged_at = clock_timestamp() where id = $1 and logged_at is null',
    [id],
  );
  if (rowCount === 1) await writeCommitments(tx, [{ table, links, commitment: end, beacon, beaconRound }]);
}

/** A salt that is there stays; its signature may come later. */
export async function saltChain(
  db: Database,
  chainId: string,
  { value, signature }: { value: string; signature: string },
): Promise<void> {
  await db.query(
    `update live_chain set salt = $2, salted_at = coalesce(salted_at, clock_timestamp()), signature = $3
     where id = $1 and (salt is null or (salt = $2 and signature is null))`,
    [chainId, value, signature],
  );
}

/** The nearest kept link at or above one. Secret: every link below it follows from it. */
export async function readMark(
  db: Database | Transaction,
  chainId: string,
  link: number,
): Promise<{ link: number; hash: string } | undefined> {
  const { rows } = await db.query<{ link: number; hash: string }>(
    `(select m.link, m.hash from live_chain_mark m where m.chain_id = $1 and m.link >= $2 order by m.link limit 1)
     union all
     select c.links, c.last_link from live_chain c where c.id = $1 and c.links >= $2
     limit 1`,
    [chainId, link],
  );
  return rows[0];
}
