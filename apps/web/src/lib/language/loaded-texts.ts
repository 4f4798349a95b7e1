import type { PlayerLanguage } from '@fairhouse/money';
import type { Texts } from '@fairhouse/ui/typed-texts.ts';

export type { Texts };

/** English comes with the code that shows it; each other language is one file with the texts of all features. */
type OtherLanguage = Exclude<PlayerLanguage, 'en'>;
/** By the folder of the texts under `src`, such as `money/cash-out/texts`. */
export type TextsOfPlaces = ReadonlyMap<string, Texts>;
export type LanguageLoaders = Record<OtherLanguage, () => Promise<TextsOfPlaces>>;

let loaders: LanguageLoaders | undefined;
const loaded = new Map<PlayerLanguage, TextsOfPlaces>();

/** Once, before the page is shown: where the languages come from. */
export function provideLanguages(of: LanguageLoaders): void {
  loaders = of;
}

/** Rejects when the file of the language could not be fetched. */
export async function loadTexts(language: PlayerLanguage): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const texts = await loaders?.[language]();
  if (texts) loaded.set(language, texts);
}

/** Undefined while the language is on its way. */
export function loadedTexts(language: PlayerLanguage, place: string): Texts | undefined {
  return loaded.get(language)?.get(place);
}
