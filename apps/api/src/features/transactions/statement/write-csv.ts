import { decimalText } from '@fairhouse/money';
import type { Statement } from './statement.ts';

const head = ['number', 'time_utc', 'type', 'currency', 'amount', 'change', 'balance_before', 'balance_after'];

/**
 * RFC 4180 with CRLF, in the same words whatever the language, so that a program reads it. Amounts are plain decimal
 * text; nothing that a player typed is in it, so no field can be taken for a formula.
 */
export function writeCsv({ lines }: Statement): Buffer {
  const rows = lines.map(({ seq, createdAt, type, amount, change, before, after }) => [
    String(seq),
    createdAt.toISOString(),
    type,
    amount.currency,
    decimalText(amount),
    decimalText(change),
    decimalText(before),
    decimalText(after),
  ]);
  return Buffer.from([head, ...rows].map((fields) => `${fields.join(',')}\r\n`).join(''), 'utf8');
}
