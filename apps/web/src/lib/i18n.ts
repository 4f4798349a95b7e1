/**
 * Texts, typed. Each feature keeps `texts/en.ts` and `texts/fil.ts` and joins them once:
 *
 *   export const useLobbyTexts = textsOf({ en, fil });     // in texts/index.ts
 *   const t = useLobbyTexts(); t('noGames'); t('players', { count: 3 });
 *
 * `fil` must have exactly the keys of `en` (the types and the build refuse a missing one). `{name}` is filled from the
 * values; a key `x` with `{count}` may have a sibling `x_one` for one.
 */

import { currentLanguage, type Language, useLanguage } from './language.ts';
import { siteName } from './site-name.ts';

export type Texts<K extends string = string> = Readonly<Record<K, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, values?: Values) => string;

/** Fills `{name}` places, `{site}` with the name of the site by itself; throws when a value is missing, since a sentence with a hole is a bug. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? (name === 'site' ? siteName : undefined);
    if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
    return String(value);
  });
}

function translate(texts: Texts, language: Language, key: string, values?: Values): string {
  const one = values?.count === 1 ? texts[`${key}_one`] : undefined;
  const text = one ?? texts[key];
  if (text === undefined) throw new Error(`no text ${key} in ${language}`);
  return fill(text, values);
}

/** Joins the languages of one feature into a hook that answers its `t`. */
export function textsOf<K extends string>(all: Record<Language, Texts<K>>): () => Translate<K> {
  return () => {
    const language = useLanguage();
    return (key, values) => translate(all[language], language, key, values);
  };
}

/** The same outside components: reads the language at the moment of the call. */
export function textOf<K extends string>(all: Record<Language, Texts<K>>): Translate<K> {
  return (key, values) => translate(all[currentLanguage()], currentLanguage(), key, values);
}
