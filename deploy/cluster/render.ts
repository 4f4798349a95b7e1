import { readFileSync } from 'node:fs';

/** A text of `templates/` with `{{name}}` filled in. Throws at a name that has no value, and at a value without a place. */
export function render(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`./templates/${template}`, import.meta.url), 'utf8');
  const unused = new Set(Object.keys(values));
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which has no value`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`${template} has no place for ${[...unused].join(', ')}`);
  return filled;
}
