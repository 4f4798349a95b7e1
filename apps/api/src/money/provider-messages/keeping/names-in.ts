const mostNames = 12;
const deepest = 8;

/** What in a body could be the name of a payment: words and ids, as forms and JSON have them. Nothing of it is believed. */
export function namesIn(body: Buffer): string[] {
  const names = new Set<string>();
  collect(read(body), names, 0);
  return [...names];
}

function collect(value: unknown, names: Set<string>, depth: number): void {
  if (names.size >= mostNames || depth > deepest) return;
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    if (/^(?=.*\d)[\w-]{8,80}$/.test(text)) names.add(text);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, names, depth + 1);
  }
}

function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
