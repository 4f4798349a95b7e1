import type { Content, ContentKind, ContentVersionState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { statesBefore } from './content.states.ts';

export interface Named {
  kind: ContentKind;
  id: number;
}

export interface Piece extends Named {
  version: number;
  revision: number;
  draft: number | null;
}

export interface Revision extends Named {
  revision: number;
  content: Content;
  basedOn: number;
  setsOrder: boolean;
  author: string;
  savedAt: Date;
}

export interface Version extends Named {
  version: number;
  author: string;
  reason: string;
  undoes: number | null;
  madeAt: Date;
  effectAt: Date;
  state: ContentVersionState;
  outcome: string | null;
}
export type WholeVersion = Version & { content: Content };

const pieceColumns = 'kind, id, version, revision, draft';
const revisionColumns = `kind, id, revision, content, based_on as "basedOn", sets_order as "setsOrder", author,
  saved_at as "savedAt"`;
const versionColumns = `kind, id, version, author, reason, undoes, made_at as "madeAt", effect_at as "effectAt", state,
  outcome`;

export async function findPiece(db: Database | Transaction, { kind, id }: Named): Promise<Piece | undefined> {
  const { rows } = await db.query<Piece>(`select ${pieceColumns} from content_piece where kind = $1 and id = $2`, [
    kind,
    id,
  ]);
  return rows[0];
}

export async function piecesOf(db: Database, kind: ContentKind): Promise<Piece[]> {
  const { rows } = await db.query<Piece>(
    `select ${pieceColumns} from content_piece where kind = $1 order by id limit 400`,
    [kind],
  );
  return rows;
}

/** Held until the transaction ends, so that versions and revisions follow one another. Adds what nobody has written about yet. */
export async function lockPiece(tx: Transaction, { kind, id }: Named): Promise<Piece> {
  await tx.query('insert into content_piece (kind, id) values ($1, $2) on conflict do nothing', [kind, id]);
  const { rows } = await tx.query<Piece>(
    `select ${pieceColumns} from content_piece where kind = $1 and id = $2 for update`,
    [kind, id],
  );
  return rows[0]!;
}

/** The id of something new: above the casino's own, above `taken`, and above whatever was written about before. */
export async function nextId(tx: Transaction, kind: ContentKind, taken: number): Promise<number> {
  // One after the other, so that no two take the same.
  await tx.query('lock table content_piece in share row exclusive mode');
  const { rows } = await tx.query<{ id: number }>(
    'select greatest(coalesce(max(id), 0), $2::int, 99) + 1 as id from content_piece where kind = $1',
    [kind, taken],
  );
  return rows[0]!.id;
}

/** Keeps what was written as another revision; answers its number. Of the older ones the latest 20 stay. */
export async function addRevision(
  tx: Transaction,
  { kind, id }: Named,
  it: Pick<Revision, 'content' | 'basedOn' | 'setsOrder' | 'author'>,
): Promise<number> {
  const { rows } = await tx.query<{ revision: number }>(
    'update content_piece set revision = revision + 1 where kind = $1 and id = $2 returning revision',
    [kind, id],
  );
  const { revision } = rows[0]!;
  await tx.query(
    `insert into content_revision (kind, id, revision, content, based_on, sets_order, author)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [kind, id, revision, JSON.stringify(it.content), it.basedOn, it.setsOrder, it.author],
  );
  await tx.query(
    `delete from content_revision r using content_piece p
     where p.kind = $1 and p.id = $2 and r.kind = $1 and r.id = $2 and r.revision <= $3::int - 20
       and r.revision is distinct from p.draft`,
    [kind, id, revision],
  );
  return revision;
}

export async function findRevision(
  db: Database | Transaction,
  { kind, id }: Named,
  revision: number,
): Promise<Revision | undefined> {
  const { rows } = await db.query<Revision>(
    `select ${revisionColumns} from content_revision where kind = $1 and id = $2 and revision = $3`,
    [kind, id, revision],
  );
  return rows[0];
}

export async function draftsOf(db: Database, kind: ContentKind): Promise<Revision[]> {
  const { rows } = await db.query<Revision>(
    `select r.kind, r.id, r.revision, r.content, r.based_on as "basedOn", r.sets_order as "setsOrder", r.author,
       r.saved_at as "savedAt"
     from content_revision r join content_piece p on p.kind = r.kind and p.id = r.id and p.draft = r.revision
     where r.kind = $1 order by r.id limit 400`,
    [kind],
  );
  return rows;
}

export async function setDraft(tx: Transaction, { kind, id }: Named, draft: number | null): Promise<void> {
  await tx.query('update content_piece set draft = $3 where kind = $1 and id = $2', [kind, id, draft]);
}

/** Adds the next version; answers its number. */
export async function addVersion(
  tx: Transaction,
  { kind, id }: Named,
  it: Pick<WholeVersion, 'content' | 'author' | 'reason' | 'undoes' | 'madeAt' | 'effectAt' | 'state'>,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update content_piece set version = version + 1 where kind = $1 and id = $2 returning version',
    [kind, id],
  );
  const { version } = rows[0]!;
  await tx.query(
    `insert into content_version (kind, id, version, content, author, reason, undoes, made_at, effect_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [kind, id, version, JSON.stringify(it.content), it.author, it.reason, it.undoes, it.madeAt, it.effectAt, it.state],
  );
  return version;
}

/** Writes down what became of a version; false where it stands otherwise by now. */
export async function moveVersion(
  tx: Transaction,
  { kind, id, version }: Named & { version: number },
  to: ContentVersionState,
  outcome: string | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update content_version set state = $4, outcome = $5
     where kind = $1 and id = $2 and version = $3 and state = any($6::text[])`,
    [kind, id, version, to, outcome, statesBefore(to)],
  );
  return rowCount === 1;
}

/** The version that was in force is so no more. */
export async function endVersionInForce(tx: Transaction, { kind, id }: Named): Promise<void> {
  await tx.query(`update content_version set state = 'past' where kind = $1 and id = $2 and state = 'inForce'`, [
    kind,
    id,
  ]);
}

export async function findVersion(
  db: Database | Transaction,
  { kind, id }: Named,
  version: number,
): Promise<WholeVersion | undefined> {
  const { rows } = await db.query<WholeVersion>(
    `select ${versionColumns}, content from content_version where kind = $1 and id = $2 and version = $3`,
    [kind, id, version],
  );
  return rows[0];
}

/** What was in force until this version took effect. */
export async function findVersionBefore(
  db: Database,
  { kind, id, effectAt, version }: Version,
): Promise<WholeVersion | undefined> {
  const { rows } = await db.query<WholeVersion>(
    `select ${versionColumns}, content from content_version
     where kind = $1 and id = $2 and state in ('inForce', 'past') and (effect_at, version) < ($3, $4::int)
     order by effect_at desc, version desc limit 1`,
    [kind, id, effectAt, version],
  );
  return rows[0];
}

/** The latest first. */
export async function versionsOf(
  db: Database,
  { kind, id }: Named,
  before: number | undefined,
  most: number,
): Promise<Version[]> {
  const { rows } = await db.query<Version>(
    `select ${versionColumns} from content_version
     where kind = $1 and id = $2 and ($3::int is null or version < $3) order by version desc limit $4`,
    [kind, id, before ?? null, most],
  );
  return rows;
}

/** Of a kind, or of one thing: what is in force, and what waits for its moment, the next first. */
export async function currentVersions(db: Database, kind: ContentKind, id?: number): Promise<Version[]> {
  const { rows } = await db.query<Version>(
    `select ${versionColumns} from content_version
     where kind = $1 and ($2::int is null or id = $2) and state in ('inForce', 'waiting')
     order by id, effect_at, version limit 1000`,
    [kind, id ?? null],
  );
  return rows;
}

export async function countWaiting(tx: Transaction, { kind, id }: Named): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from content_version where kind = $1 and id = $2 and state = 'waiting'`,
    [kind, id],
  );
  return rows[0]!.count;
}

/** What waits and whose moment has come, the first first. */
export async function dueVersions(db: Database, at: Date, most: number): Promise<WholeVersion[]> {
  const { rows } = await db.query<WholeVersion>(
    `select ${versionColumns}, content from content_version where state = 'waiting' and effect_at <= $1
     order by effect_at, version limit $2`,
    [at, most],
  );
  return rows;
}

/** The proposal about it that waits for a second person. */
export async function findProposal(db: Database, subject: string): Promise<{ id: bigint; maker: string } | undefined> {
  const { rows } = await db.query<{ id: bigint; maker: string }>(
    `select id, maker from approval_record
     where command = 'article.publish' and subject = $1 and state = 'waiting' order by id desc limit 1`,
    [subject],
  );
  return rows[0];
}
