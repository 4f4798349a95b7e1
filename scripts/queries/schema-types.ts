import ts from 'typescript';
import type { Column } from './describe.ts';

/** What the driver makes of a value of PostgreSQL: its own parsers, and `packages/database` has bigint as bigint. */
type Kind =
  | 'string'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'json'
  | 'void'
  | `${'string' | 'number' | 'bigint' | 'boolean' | 'Date'}[]`;

const kinds: Readonly<Record<string, Kind>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  json: 'json',
  jsonb: 'json',
  void: 'void',
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _float8: 'number[]',
  _timestamptz: 'Date[]',
  _int8: 'bigint[]',
};

/** Everything else is text to the driver, and arrays of it where it knows their type. */
const kindOf = (name: string): Kind => kinds[name] ?? (name.startsWith('_') ? 'string[]' : 'string');

export interface Schema {
  /** By OID. */
  typeNames: ReadonlyMap<number, string>;
  /** The columns of tables and views. */
  columns: ReadonlyMap<string, { table: string; name: string; neverNull: boolean }>;
}

/** How `columns` names them. */
export const keyOf = ({ table, number }: Pick<Column, 'table' | 'number'>) => `${table} ${number}`;

/** What is wrong with a row type that a call says it gets in these columns. */
export function rowProblems(
  row: ts.Type,
  columns: readonly Column[],
  text: string,
  schema: Schema,
  checker: ts.TypeChecker,
): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = byName.get(property.name);
    const type = checker.getTypeOfSymbol(property);
    if (!column) return property.flags & ts.SymbolFlags.Optional ? [] : [`there is no column "${property.name}"`];
    const { found, mayBeNull } = apart(type);
    const name = schema.typeNames.get(column.type) ?? String(column.type);
    const kind = kindOf(name);
    const problems: string[] = [];
    if (!found.every((part) => isOf(part, kind, checker))) {
      problems.push(`"${column.name}" is ${name}, which is ${kind}, not ${checker.typeToString(type)}`);
    }
    if (!mayBeNull && kind !== 'json' && isNullable(column, text, schema)) {
      problems.push(`"${column.name}" may be null`);
    }
    return problems;
  });
}

function apart(type: ts.Type): { found: ts.Type[]; mayBeNull: boolean } {
  const parts = type.isUnion() ? type.types : [type];
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
  const mayBeNull = parts.some((part) => (part.flags & (nothing | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0);
  return { found: parts.filter((part) => (part.flags & nothing) === 0), mayBeNull };
}

function isOf(type: ts.Type, kind: Kind, checker: ts.TypeChecker): boolean {
  if (kind === 'json' || type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  if (type.flags & ts.TypeFlags.StringLike) return kind === 'string' || kind === 'void';
  if (type.flags & ts.TypeFlags.NumberLike) return kind === 'number';
  if (type.flags & ts.TypeFlags.BigIntLike) return kind === 'bigint';
  if (type.flags & ts.TypeFlags.BooleanLike) return kind === 'boolean';
  if (kind.endsWith('[]')) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return (
      element !== undefined && apart(element).found.every((part) => isOf(part, kind.slice(0, -2) as Kind, checker))
    );
  }
  // A brand is a text that was looked at.
  if (type.isIntersection()) return type.types.some((part) => isOf(part, kind, checker));
  const name = type.symbol?.name;
  return kind === 'Date' ? name === 'Date' : kind === 'Buffer' && (name === 'Buffer' || name === 'Uint8Array');
}

/**
 * Of a column of a table the schema says it, unless the statement wants it not to be null, or joins the table from outside.
 * Of what a statement makes itself nothing is known: there the type's word is taken.
 */
export function isNullable(column: Column, text: string, { columns }: Schema): boolean {
  const known = columns.get(keyOf(column));
  if (!known) return false;
  if (new RegExp(`\\b${known.name}\\s+is\\s+not\\s+null\\b`, 'i').test(text)) return false;
  return !known.neverNull || new RegExp(`\\bleft\\s+join\\s+(lateral\\s+)?${known.table}\\b`, 'i').test(text);
}
