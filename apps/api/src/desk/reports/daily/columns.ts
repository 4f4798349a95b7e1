import type { ColumnSource } from 'hyparquet-writer';

export interface ExportColumn {
  name: string;
  type: 'STRING' | 'INT64';
  about: string;
}

const minor = (name: string, about: string): ExportColumn => ({ name, type: 'INT64', about: `${about}, minor units` });
const text = (name: string, about: string): ExportColumn => ({ name, type: 'STRING', about });
const count = (name: string, about: string): ExportColumn => ({ name, type: 'INT64', about });

/** The files of a day and their columns; a change of them is another version in `schema.json`. */
export const exportVersion = 1;

const sums: readonly ExportColumn[] = [
  text('day', 'Day of UTC, YYYY-MM-DD'),
  text('dimension', 'all, or the property that key is of: game, vendor, method, country, cohort'),
  text('key', 'Code of the property; empty where a posting has none'),
  text('currency', 'ISO 4217 code, or the code of a coin'),
  text('type', 'Type of posting'),
  text('reversed', 'Of a reversal: the type of what it took back'),
  count('postings', 'How many postings'),
  minor('amount', 'Sum of their amounts'),
  minor('bonus_part', 'Of amount, what bonus money paid'),
  minor('cash', 'Change of all cash balances'),
  minor('bonus', 'Change of all bonus balances'),
  minor('held', 'Change of all held balances'),
];

const players: readonly ExportColumn[] = [
  text('day', 'Day of UTC, YYYY-MM-DD'),
  text('player', 'Pseudonym: the same for a player in every file, and not the id of the member'),
  text('currency', 'Currency of the player'),
  text('licence', 'Code of the jurisdiction that the player lived in'),
  text('joined', 'Month of joining, YYYY-MM'),
  count('bets', 'How many stakes'),
  minor('deposits', 'Deposits less reversals'),
  minor('withdrawals', 'Paid out'),
  minor('stakes', 'Stakes'),
  minor('rollbacks', 'Stakes that were returned'),
  minor('wins', 'Wins less reversals'),
  minor('granted', 'Bonuses, gifts, cashback and rewards'),
  minor('forfeited', 'Bonuses that ended unmet'),
  minor('fees', 'Fees'),
  minor('corrections', 'Reversals of anything else'),
  minor('ggr', 'stakes - rollbacks - wins'),
  minor('ngr', 'ggr - granted + forfeited'),
];

export const exportTables = { sums, players } as const;
export type ExportTable = keyof typeof exportTables;

export type ExportRow = Readonly<Record<string, string | bigint>>;

/** Rows as columns, as the writer of Parquet takes them. */
export const columnData = (table: ExportTable, rows: readonly ExportRow[]): ColumnSource[] =>
  exportTables[table].map(({ name, type }) => ({
    ...{ name, type, nullable: false },
    data: rows.map((row) => row[name]!),
  }));

/** What the columns are, for who reads the files. */
export function schemaText(day: string): string {
  return `${JSON.stringify(
    {
      format: 'fairhouse daily export',
      version: exportVersion,
      day,
      tables: Object.fromEntries(
        Object.entries(exportTables).map(([name, columns]) => [
          name,
          columns.map((column) => ({
            name: column.name,
            type: column.type === 'INT64' ? 'int64' : 'string',
            about: column.about,
          })),
        ]),
      ),
    },
    null,
    2,
  )}\n`;
}
