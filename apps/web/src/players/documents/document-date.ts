/** '20260131' → '2026-01-31'; undefined until all eight digits are there. */
export function dateOf(digits: string): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(digits);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}

/** '2026-01-31' → '20260131' */
export function digitsOf(date: string | null): string {
  return date?.replaceAll('-', '') ?? '';
}
