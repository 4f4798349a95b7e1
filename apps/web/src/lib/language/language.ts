import { type PlayerLanguage, playerLanguageCodes, playerLanguages } from '@fairhouse/money';
import { languageChoice } from '@fairhouse/ui/language-choice.ts';
import { loadTexts } from './loaded-texts.ts';

/** Languages with complete texts. Everything starts in English until the player chooses; language-list.ts names the others. */
export const languages = playerLanguages;
export type Language = PlayerLanguage;

export const { currentLanguage, chooseLanguage, startLanguage, useLanguage } = languageChoice({
  languages: playerLanguageCodes,
  storageKey: 'fairhouse.language',
  direction: (language) => languages[language].direction,
  load: loadTexts,
});
