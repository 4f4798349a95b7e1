type Side = Readonly<Record<string, unknown>> | null;

export interface DifferenceLine {
  /** 'book.cash' for a field within a field. */
  field: string;
  was: string | undefined;
  is: string | undefined;
  changed: boolean;
}

/** Two records, field by field in the order in which they come; what lies deeper is named by its path. */
export function differenceOf(before: Side, after: Side): DifferenceLine[] {
  const was = flat(before);
  const is = flat(after);
  const fields = new Set([...was.keys(), ...is.keys()]);
  return [...fields].map((field) => {
    const [left, right] = [was.get(field), is.get(field)];
    return { field, was: left, is: right, changed: left !== right };
  });
}

function flat(side: Side, above = ''): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(side ?? {})) {
    const path = above ? `${above}.${name}` : name;
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [inner, text] of flat(value as Record<string, unknown>, path)) fields.set(inner, text);
    } else fields.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return fields;
}
