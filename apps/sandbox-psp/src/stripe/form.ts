export type FormValue = string | { [key: string]: FormValue };

const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** `line_items[0][price_data][currency]=usd` → nested objects; Stripe's way of sending them. */
export function nest(flat: Record<string, unknown>): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = {};
  for (const [name, value] of Object.entries(flat)) {
    const path = name.replace(/\]/g, '').split('[');
    if (typeof value !== 'string' || path.some((key) => reserved.has(key))) continue;
    let at = root;
    for (const key of path.slice(0, -1)) {
      const next = at[key];
      const inner = typeof next === 'object' ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[path.at(-1)!] = value;
  }
  return root;
}
