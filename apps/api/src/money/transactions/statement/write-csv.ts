import { decimalText } from '@fairhouse/money';
import { csvCell } from '../../../http/csv.ts';
import type { Transaction } from '../transaction.ts';
import { nextTurn } from './next-turn.ts';
import { changeOf, type Statement } from './statement.ts';

const head = [
  'number',
  'time_utc',
  'type',
  'currency',
  'amount',
  'change',
  'balance_before',
  'balance_after',
  'posting',
  'name',
  'order',
];

const linesInTurn = 500;

/**
 * Lines are numbered without gaps; `posting` is the number in the member's book, which also counts what a statement
 * does not list. `name` is the game, the method or the bonus, `order` the number of a deposit or a cash-out. RFC 4180 with
 * CRLF, in the same words whatever the language, so that a program reads it. Amounts are plain decimal text.
 */
export async function writeCsv({ lines }: Statement): Promise<Buffer> {
  const rows = [rowOf(head)];
  for (let at = 0; at < lines.length; at += linesInTurn) {
    await nextTurn();
    rows.push(...lines.slice(at, at + linesInTurn).map((line, index) => rowOf(fieldsOf(line, at + index + 1))));
  }
  return Buffer.from(rows.join(''), 'utf8');
}

function rowOf(fields: string[]): string {
  return `${fields.join(',')}\r\n`;
}

function fieldsOf(line: Transaction, number: number): string[] {
  const { seq, createdAt, type, amount, before, after, about } = line;
  return [
    String(number),
    createdAt.toISOString(),
    type,
    amount.currency,
    decimalText(amount),
    decimalText(changeOf(line)),
    decimalText(before),
    decimalText(after),
    String(seq),
    csvCell(nameOf(about)),
    about && 'order' in about ? String(about.order) : '',
  ];
}

function nameOf(about: Transaction['about']): string {
  if (!about) return '';
  switch (about.is) {
    case 'bonus':
      return about.freeRounds ? `${about.bonus} ${about.freeRounds}` : about.bonus;
    case 'fee':
      return about.fee;
    default:
      return about.name;
  }
}
