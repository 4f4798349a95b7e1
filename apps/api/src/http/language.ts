export const languages = ['en', 'fil'] as const;
export type Language = (typeof languages)[number];

/** The language of X-FE-LANG where we have its sentences, else English. */
export function languageOf(header: string | string[] | undefined): Language {
  return languages.find((language) => language === header) ?? 'en';
}
