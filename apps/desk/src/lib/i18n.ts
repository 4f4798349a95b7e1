/**
 * Texts, typed. Each feature keeps `texts/en.ts` and `texts/fil.ts` and joins them once:
 *
 *   export const useQueueTexts = textsOf({ en, fil });     // in texts/index.ts
 *   const t = useQueueTexts(); t('claim'); t('rows', { count: 3 });
 *
 * `fil` must have exactly the keys of `en`: the types refuse a missing one. `{name}` is filled from the values; a key `x`
 * with `{count}` may have a sibling `x_one` for one.
 */
import { currentLanguage, type Language, useLanguage } from './language.ts';

export type Texts<K extends string = string> = Readonly<Record<K, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, values?: Values) => string;

/** Fills `{name}` places; throws when a value is missing, since a sentence with a hole is a bug. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
    return String(value);
  });
}

function translate(texts: Texts, key: string, values?: Values): string {
  const text = (values?.count === 1 ? texts[`${key}_one`] : undefined) ?? texts[key];
  if (text === undefined) throw new Error(`no text ${key}`);
  return fill(text, values);
}

/** Joins the languages of one feature into a hook that answers its `t`. */
export function textsOf<K extends string>(all: Record<Language, Texts<K>>): () => Translate<K> {
  const made = new Map<Language, Translate<K>>();
  return () => {
    const language = useLanguage();
    // The same function for as long as the language stays: what is made by it need not be made again.
    const known = made.get(language);
    if (known) return known;
    const t: Translate<K> = (key, values) => translate(all[language], key, values);
    made.set(language, t);
    return t;
  };
}

/** The same outside components: reads the language at the moment of the call. */
export function textOf<K extends string>(all: Record<Language, Texts<K>>): Translate<K> {
  return (key, values) => translate(all[currentLanguage()], key, values);
}
