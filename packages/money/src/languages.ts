/** What a page has to know of a language that it shows. */
interface LanguageFacts {
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** By which numbers, amounts and times are written: a BCP 47 tag. */
  locale: string;
  /** What card and wallet providers call it. */
  providerLocale: string;
}

/**
 * The languages of players: every text they read exists in each. A further one is a line here and its texts
 * (docs/languages.md); what lacks one then does not compile.
 */
export const playerLanguages = {
  en: { name: 'English', direction: 'ltr', locale: 'en', providerLocale: 'en-US' },
  fil: { name: 'Filipino', direction: 'ltr', locale: 'fil', providerLocale: 'fil-PH' },
  pt: { name: 'Português', direction: 'ltr', locale: 'pt-BR', providerLocale: 'pt-BR' },
  es: { name: 'Español', direction: 'ltr', locale: 'es-419', providerLocale: 'es-ES' },
} as const satisfies Record<string, LanguageFacts>;

export type PlayerLanguage = keyof typeof playerLanguages;
export const playerLanguageCodes = Object.keys(playerLanguages) as [PlayerLanguage, ...PlayerLanguage[]];

/** The languages of the desk, which operators use. */
export const staffLanguageCodes = ['en', 'fil'] as const satisfies PlayerLanguage[];
export type StaffLanguage = (typeof staffLanguageCodes)[number];

/** What is written in two languages at the desk and may exist in more; English stands in for a missing one. */
export type InLanguages<T> = { en: T } & Partial<Record<PlayerLanguage, T>>;

export function inLanguage<T>(texts: InLanguages<T>, language: PlayerLanguage): T {
  return texts[language] ?? texts.en;
}

export function isPlayerLanguage(text: unknown): text is PlayerLanguage {
  return typeof text === 'string' && Object.hasOwn(playerLanguages, text);
}

/** The language of a tag such as `pt-BR`, or of an old one for Filipino; English where players have no other. */
export function playerLanguageOf(tag: string | null | undefined): PlayerLanguage {
  const [code = ''] = (tag ?? '').toLowerCase().split('-');
  if (code === 'tl') return 'fil';
  return isPlayerLanguage(code) ? code : 'en';
}

export function staffLanguageOf(tag: string | null | undefined): StaffLanguage {
  return tag === 'fil' ? 'fil' : 'en';
}

/** By which Intl writes for readers of the language; any other tag stays as it is. */
export function localeOf(language: string): string {
  return isPlayerLanguage(language) ? playerLanguages[language].locale : language;
}

/** An object with one value for each language of players. */
export function eachLanguage<T>(of: (language: PlayerLanguage) => T): Record<PlayerLanguage, T> {
  return Object.fromEntries(playerLanguageCodes.map((language) => [language, of(language)])) as Record<
    PlayerLanguage,
    T
  >;
}
