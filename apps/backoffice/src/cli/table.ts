import { mostCounted } from '@fairhouse/contract';
import { type Currency, decimalText, fromWire } from '@fairhouse/money';

/** Lines up columns; numbers to the right. Control characters are shown as '?', so that no name can draw on the screen. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const texts = [headings, ...rows.map((row) => row.map((cell) => plain(String(cell))))];
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => [...row[column]!].length)));
  const isNumber = headings.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const line = (row: string[]) =>
    row
      .map((text, column) => {
        const gap = ' '.repeat(widths[column]! - [...text].length);
        return isNumber[column] ? gap + text : text + gap;
      })
      .join('  ')
      .trimEnd();
  const [head, ...body] = texts.map(line);
  return [head, widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}

/** The table of a page's rows, and how many more there are than the page holds. */
export function pageTable(page: { totalElements: number }, headings: string[], rows: (string | number)[][]): string {
  const shown = table(headings, rows);
  const more = page.totalElements - rows.length;
  const said = page.totalElements > mostCounted ? `more than ${mostCounted - rows.length}` : String(more);
  return more > 0 ? `${shown}\n… and ${said} more.` : shown;
}

/** The same of a list that is walked through by number, where nobody has counted what is behind. */
export function listTable(page: { next: number | null }, headings: string[], rows: (string | number)[][]): string {
  const shown = table(headings, rows);
  return page.next === null ? shown : `${shown}\n… and more.`;
}

/** 'name  value' lines, the names lined up. */
export function facts(pairs: [string, string | number | null][]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value ?? '–'))}`).join('\n');
}

/** An amount of the wire with all places of its currency. */
export function moneyText(value: number, currency: Currency): string {
  const amount = fromWire(value, currency);
  if (!amount) throw new Error(`not an amount of ${currency}: ${value}`);
  return `${decimalText(amount)} ${currency}`;
}

/** '2026-03-01 09:30:00' in UTC. */
export function timeText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

function plain(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
