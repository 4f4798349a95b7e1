/**
 * Texts, typed; own code (decision 080): i18next and Lingui are more than 10 kB, and neither refuses a missing text at compile time.
 * Each feature keeps `texts/en.ts` and `texts/fil.ts` and joins them once:
 *
 *   export const useLobbyTexts = textsOf({ en, fil });     // in texts/index.ts
 *   const t = useLobbyTexts(); t('noGames'); t('players', { count: 3 });
 *
 * `fil` must have exactly the keys of `en`: the types refuse a missing one. `{name}` is filled from the values; a key `x` with
 * `{count}` may have a sibling `x_one` for one.
 */

export type Texts<K extends string = string> = Readonly<Record<K, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, values?: Values) => string;

interface Speaking<L extends string> {
  currentLanguage(): L;
  useLanguage(): L;
  /** Places that every text of the page may have: `{site}`, its name. */
  everywhere?: Values;
}

/** The texts of a page that speaks these languages. */
export function typedTexts<L extends string>({ currentLanguage, useLanguage, everywhere = {} }: Speaking<L>) {
  /** Fills `{name}` places; throws when a value is missing, since a sentence with a hole is a bug. */
  function fill(text: string, values: Values = {}): string {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? everywhere[name];
      if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
      return String(value);
    });
  }

  function translate(texts: Texts, language: L, key: string, values?: Values): string {
    const text = (values?.count === 1 ? texts[`${key}_one`] : undefined) ?? texts[key];
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    return fill(text, values);
  }

  return {
    fill,
    /** Joins the languages of one feature into a hook that answers its `t`, the same function while the language stays. */
    textsOf<K extends string>(all: Record<L, Texts<K>>): () => Translate<K> {
      const made = new Map<L, Translate<K>>();
      return () => {
        const language = useLanguage();
        const t: Translate<K> =
          made.get(language) ?? ((key, values) => translate(all[language], language, key, values));
        made.set(language, t);
        return t;
      };
    },
    /** The same outside components: reads the language at the moment of the call. */
    textOf<K extends string>(all: Record<L, Texts<K>>): Translate<K> {
      return (key, values) => translate(all[currentLanguage()], currentLanguage(), key, values);
    },
  };
}
