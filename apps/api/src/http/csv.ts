export const csvType = 'text/csv; charset=utf-8; header=present';

/** A program of tables takes a cell that begins so for a formula (OWASP, CSV injection), in full width (＝) too. */
const formula = /^[=+\-@\t\r\n]/;
/** A number below zero begins like one, and stays a number. */
const number = /^-?\d+(\.\d+)?$/;

/**
 * One record of RFC 4180, with its line break. What a program of tables would take for a formula has an apostrophe before
 * it, since names and references come from outside.
 */
export function csvLine(fields: readonly (string | number | bigint | null)[]): string {
  return `${fields.map(csvCell).join(',')}\r\n`;
}

export function csvCell(value: string | number | bigint | null): string {
  if (value === null) return '';
  const text = String(value);
  const safe = formula.test(text.normalize('NFKC')) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
