import { playerLanguageOf } from '@fairhouse/money';
import { hasTexts, keepTexts, type OtherLanguage, type TextsOfPlaces } from '../../lib/texts/loaded-texts.ts';

/** Where each language comes from: a file of its own, loaded by its readers alone. */
const loaders: Record<OtherLanguage, () => Promise<{ texts: TextsOfPlaces }>> = {
  fil: () => import('./fil.ts'),
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
};

/** Before the texts for this tag are shown. Rejects when the file of its language could not be fetched. */
export async function loadLanguage(tag: string): Promise<void> {
  const language = playerLanguageOf(tag);
  if (language === 'en' || hasTexts(language)) return;
  keepTexts(language, (await loaders[language]()).texts);
}
