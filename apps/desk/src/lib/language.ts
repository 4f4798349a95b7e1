import { languageChoice } from '@fairhouse/ui/language-choice.ts';

/** The languages that the desk speaks. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

export const { currentLanguage, chooseLanguage, useLanguage } = languageChoice(languages, 'fairhouse.desk.language');
