import { languageChoice } from '@fairhouse/ui/language-choice.ts';

/** Languages with complete texts. Everything starts in English until the player chooses; language-list.ts names the others. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

export const { currentLanguage, chooseLanguage, useLanguage } = languageChoice(languages, 'fairhouse.language');
