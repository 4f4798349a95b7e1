import type { Setting } from './setting.ts';

/** What the words of a setting may be, where it is one of a few. */
const choices = {
  pace: {
    automatic: ['off', 'tables', 'all'],
    quick: ['off', 'tables', 'all'],
    skip: ['off', 'tables', 'all'],
    celebrations: ['off', 'short', 'full'],
  },
} as const satisfies Partial<Record<Setting['name'], Record<string, readonly string[]>>>;
type Choice = 'off' | 'tables' | 'all' | 'short' | 'full';

export function choicesOf(name: Setting['name'], field: string): readonly Choice[] | undefined {
  return (choices as Partial<Record<string, Record<string, readonly Choice[]>>>)[name]?.[field];
}

/** The fields of a setting as one types them, and back in the form that they had. */
export type SettingValue = Readonly<Record<string, unknown>>;

export function typedForm(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return String(value);
}

/** Only those that were changed, each as its former value was: a flag, a number, a list, or a text; an empty text is null. */
export function changedFields(before: SettingValue, typed: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before)
      .filter(([field, value]) => typed[field] !== undefined && typed[field] !== typedForm(value))
      .map(([field, value]) => [field, readTyped(value, typed[field]!)]),
  );
}

function readTyped(like: unknown, text: string): unknown {
  if (typeof like === 'boolean') return text === 'true';
  // What is no number is sent as it was typed: the server says what is wrong with it.
  if (typeof like === 'number') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (Array.isArray(like)) return text.split(/[\s,]+/).filter(Boolean);
  return text === '' ? null : text;
}
