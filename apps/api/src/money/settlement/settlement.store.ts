import type { Page } from '@fairhouse/contract';
import type { SettlementMatch, SettlementState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { deskPage } from '../../db/list-page.store.ts';
import type { MatchedLine } from './match-lines.ts';

export interface SettlementFile {
  id: bigint;
  format: string;
  provider: string;
  name: string;
  hash: string;
  lines: number;
  firstAt: Date | null;
  lastAt: Date | null;
  state: SettlementState;
  importedBy: string;
  importedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const columns = `id, format, provider, name, hash, lines, first_at as "firstAt", last_at as "lastAt", state,
  imported_by as "importedBy", imported_at as "importedAt", decided_by as "decidedBy", decided_at as "decidedAt"`;

/** Undefined when a file with this hash is there already. */
export async function insertFile(
  tx: Transaction,
  it: Pick<SettlementFile, 'format' | 'provider' | 'name' | 'hash' | 'lines' | 'firstAt' | 'lastAt' | 'importedBy'>,
): Promise<SettlementFile | undefined> {
  const { rows } = await tx.query<SettlementFile>(
    `insert into settlement_file (format, provider, name, hash, lines, first_at, last_at, imported_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${columns}`,
    [it.format, it.provider, it.name, it.hash, it.lines, it.firstAt, it.lastAt, it.importedBy],
  );
  return rows[0];
}

export async function findByHash(db: Database | Transaction, hash: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from settlement_file where hash = $1 and state <> 'discarded'`,
    [hash],
  );
  return rows[0]?.id;
}

const linesAtOnce = 2_000;

export async function insertLines(tx: Transaction, fileId: bigint, lines: readonly MatchedLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const part = lines.slice(at, at + linesAtOnce);
    await tx.query(
      `insert into settlement_line (file_id, line, kind, own_key, reference, at, currency, gross, fee, net, match, subject, ours)
       select $1, l.line, l.kind, l.own_key, l.reference, l.at, l.currency, l.gross, l.fee, l.gross - l.fee, l.match,
         l.subject, l.ours
       from json_to_recordset($2) l (line integer, kind text, own_key text, reference text, at timestamptz, currency text,
         gross bigint, fee bigint, match text, subject text, ours bigint)`,
      [
        fileId,
        JSON.stringify(
          part.map(({ ownKey, gross, fee, ours, net: _, ...rest }) => ({
            ...rest,
            own_key: ownKey,
            gross: String(gross),
            fee: String(fee),
            ours: ours === null ? null : String(ours),
          })),
        ),
      ],
    );
  }
}

/** Those of the names that another file has, unless that was discarded. */
export async function knownKeys(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ key: string }>(
    `select distinct l.own_key as key from settlement_line l join settlement_file f on f.id = l.file_id
     where l.own_key = any($1) and f.state <> 'discarded' and l.match <> 'missingInFile'`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

export async function findFile(db: Database | Transaction, id: bigint): Promise<SettlementFile | undefined> {
  const { rows } = await db.query<SettlementFile>(`select ${columns} from settlement_file where id = $1`, [id]);
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockFile(tx: Transaction, id: bigint): Promise<SettlementFile | undefined> {
  const { rows } = await tx.query<SettlementFile>(
    `select ${columns} from settlement_file where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

export async function decideFile(
  tx: Transaction,
  id: bigint,
  state: 'counted' | 'discarded',
  by: string,
): Promise<SettlementFile> {
  const { rows } = await tx.query<SettlementFile>(
    `update settlement_file set state = $2, decided_by = $3, decided_at = clock_timestamp() where id = $1 returning ${columns}`,
    [id, state, by],
  );
  return rows[0]!;
}

/** The latest first. */
export async function pageOfFiles<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (row: SettlementFile) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: 'settlement_file',
    where: 'true',
    params: [],
    fields: {
      state: { sql: 'state', type: 'text' },
      provider: { sql: 'provider', type: 'text' },
      importTime: { sql: 'imported_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'imported_at desc',
    tieBreak: 'id desc',
    render,
  });
}

export interface CurrencySum {
  currency: Currency;
  lines: number;
  gross: bigint;
  fee: bigint;
  net: bigint;
  /** What went to the bank, below zero. */
  transferred: bigint;
}

/** What the file itself says, by currency: what it has not is in none of it. */
export async function sumsOf(db: Database | Transaction, fileId: bigint): Promise<CurrencySum[]> {
  const { rows } = await db.query<CurrencySum>(
    `select currency, count(*)::int as lines,
       coalesce(sum(gross) filter (where kind <> 'transfer'), 0)::bigint as gross,
       coalesce(sum(fee) filter (where kind <> 'transfer'), 0)::bigint as fee,
       coalesce(sum(net) filter (where kind <> 'transfer'), 0)::bigint as net,
       coalesce(sum(net) filter (where kind = 'transfer'), 0)::bigint as transferred
     from settlement_line where file_id = $1 and match <> 'missingInFile' group by currency order by currency`,
    [fileId],
  );
  return rows;
}

export async function matchesOf(
  db: Database | Transaction,
  fileId: bigint,
): Promise<{ match: SettlementMatch; lines: number }[]> {
  const { rows } = await db.query<{ match: SettlementMatch; lines: number }>(
    'select match, count(*)::int as lines from settlement_line where file_id = $1 group by match',
    [fileId],
  );
  return rows;
}

export interface StoredLine extends Omit<MatchedLine, 'currency' | 'ownKey'> {
  currency: Currency;
}

const lineColumns = 'line, kind, reference, at, currency, gross, fee, net, match, subject, ours';

/** In the order of the file, after a line; of one match where one is named. */
export async function linesOf(
  db: Database | Transaction,
  fileId: bigint,
  { match, after, most }: { match: readonly SettlementMatch[] | undefined; after: number; most: number },
): Promise<StoredLine[]> {
  const { rows } = await db.query<StoredLine>(
    `select ${lineColumns} from settlement_line
     where file_id = $1 and line > $2 and ($3::text[] is null or match = any($3)) order by line limit $4`,
    [fileId, after, match ?? null, most],
  );
  return rows;
}
