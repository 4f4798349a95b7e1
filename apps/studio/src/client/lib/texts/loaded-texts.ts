import type { PlayerLanguage } from '@fairhouse/money';

/** English comes with the code that shows it; each other language is one file with the texts of all games. */
export type OtherLanguage = Exclude<PlayerLanguage, 'en'>;
/** By the folder under `client` of what shows them, such as `features/ladder`. */
export type TextsOfPlaces = ReadonlyMap<string, unknown>;

const loaded = new Map<PlayerLanguage, TextsOfPlaces>();

export function keepTexts(language: OtherLanguage, texts: TextsOfPlaces): void {
  loaded.set(language, texts);
}

export function hasTexts(language: PlayerLanguage): boolean {
  return language === 'en' || loaded.has(language);
}

/** The texts of a place in the language; English while that is on its way. */
export function textsIn<T>(place: string, en: T, language: PlayerLanguage): T {
  return (loaded.get(language)?.get(place) as T | undefined) ?? en;
}
