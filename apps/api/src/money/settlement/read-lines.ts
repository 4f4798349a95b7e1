import { createHash } from 'node:crypto';
import type { SettlementKind } from '@fairhouse/contract/operator';
import { type Currency, isCurrency, parseAmount } from '@fairhouse/money';
import { CsvError, parse } from 'csv-parse/sync';
import type { SettlementFormat } from './formats/format.ts';

export const mostLines = 20_000;

export interface ReadLine {
  /** In the file, the head being line 1. */
  line: number;
  kind: SettlementKind;
  ownKey: string;
  reference: string;
  at: Date | null;
  currency: Currency;
  /** Minor units; what leaves the casino is below zero. */
  gross: bigint;
  /** What the provider keeps of it. */
  fee: bigint;
  net: bigint;
}

export interface Unreadable {
  line: number;
  why: string;
}

type Row = Readonly<Record<string, string>>;

/** The lines of a file, each amount exact to its last digit; or the first line that cannot be read, and none of the others. */
export function readLines(file: Buffer, format: SettlementFormat): ReadLine[] | Unreadable {
  let rows: Row[];
  try {
    rows = parse(file, {
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
      delimiter: format.delimiter,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      max_record_size: 10_000,
      to: mostLines + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), why: 'it is not written as the format says' };
  }
  if (rows.length === 0) return { line: 1, why: 'there is no line behind the head' };
  if (rows.length > mostLines) return { line: mostLines + 1, why: `a file has at most ${mostLines} lines` };
  const missing = columnsOf(format).find((name) => rows[0]![name] === undefined);
  if (missing !== undefined) return { line: 1, why: `there is no column ${missing}` };
  const lines: ReadLine[] = [];
  for (const [at, row] of rows.entries()) {
    const line = readLine(row, at + 2, format);
    if ('why' in line) return line;
    lines.push(line);
  }
  return lines;
}

/** Those without which a file says nothing. */
function columnsOf({ columns }: SettlementFormat): string[] {
  const { kind, at, currency, gross, fees, net } = columns;
  return [kind, at, gross, net, ...fees, ...(typeof currency === 'string' ? [currency] : [])];
}

function readLine(row: Row, line: number, format: SettlementFormat): ReadLine | Unreadable {
  const { columns, kinds } = format;
  const no = (why: string): Unreadable => ({ line, why });
  const first = (names: readonly string[]) => names.map((name) => row[name]).find((text) => text) ?? '';
  const kind = kinds[row[columns.kind]!.toLowerCase()] ?? 'adjustment';
  const currency =
    typeof columns.currency === 'string' ? row[columns.currency]!.toUpperCase() : columns.currency.always;
  if (!isCurrency(currency)) return no(`we have no accounts in ${currency.slice(0, 10)}`);
  const amount = (name: string) => amountIn(row[name]!, currency, format);
  const [written, net] = [amount(columns.gross), amount(columns.net)];
  if (written === undefined) return no(`${columns.gross} is no amount of ${currency}`);
  if (net === undefined) return no(`${columns.net} is no amount of ${currency}`);
  let fee = 0n;
  for (const name of columns.fees) {
    const part = row[name] === '' ? 0n : amount(name);
    if (part === undefined) return no(`${name} is no amount of ${currency}`);
    fee += format.feesAre === 'positive' ? part : -part;
  }
  const leaves = format.signs === 'byKind' && leaving.has(kind);
  const signed = (minor: bigint) => (leaves && minor > 0n ? -minor : minor);
  const gross = signed(written);
  if (gross - fee !== signed(net)) return no(`${columns.net} is not ${columns.gross} less the fees`);
  const at = momentIn(row[columns.at]!, format);
  if (at === undefined) return no(`${columns.at} is no moment`);
  const reference = first(columns.reference).slice(0, 200);
  const reported = [kind, reference, row[columns.at], currency, gross, fee].join('|');
  const ownKey = `${format.code}:${first(columns.key ?? []).slice(0, 200) || createHash('sha256').update(reported).digest('hex')}`;
  return { line, kind, ownKey, reference, at, currency, gross, fee, net: gross - fee };
}

const leaving: ReadonlySet<SettlementKind> = new Set(['refund', 'dispute', 'payout', 'transfer']);

/** '1.234,56' as 123456, digit by digit; undefined for what is no amount, or has more places than the currency. */
function amountIn(text: string, currency: Currency, { decimal }: SettlementFormat): bigint | undefined {
  const grouping = decimal === '.' ? ',' : '.';
  const [whole = '', places] = text.split(decimal);
  // Groups of three or none: '1,23' is a slip of the format, and no amount.
  const groups = whole.replace(/^[+-]/, '').split(grouping);
  if (groups.length > 1 && (groups[0]!.length > 3 || groups.slice(1).some((group) => group.length !== 3)))
    return undefined;
  if (places !== undefined && text.split(decimal).length > 2) return undefined;
  const sign = whole.startsWith('-') ? '-' : '';
  return parseAmount(`${sign}${groups.join('')}${places === undefined ? '' : `.${places}`}`, currency)?.minor;
}

/** Null where it is left empty; undefined for what is none. */
function momentIn(text: string, { date, aheadOfUtcMinutes }: SettlementFormat): Date | null | undefined {
  if (text === '') return null;
  const pattern =
    date === 'iso'
      ? /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?:Z|\+00:00)?)?$/
      : /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})(?: (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?)?$/;
  const parts = pattern.exec(text)?.groups;
  if (!parts) return undefined;
  const { year, month, day, hour = '00', minute = '00', second = '00' } = parts;
  const written = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // A day that there is not becomes another one, or none.
  if (Number.isNaN(written.getTime()) || written.getUTCDate() !== Number(day)) return undefined;
  return new Date(written.getTime() - aheadOfUtcMinutes * 60_000);
}
