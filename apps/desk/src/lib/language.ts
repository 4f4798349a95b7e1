import { type StaffLanguage, staffLanguageCodes } from '@fairhouse/money';
import { languageChoice } from '@fairhouse/ui/language-choice.ts';

/** The languages that the desk speaks. */
export const languages: Record<StaffLanguage, string> = { en: 'English', fil: 'Filipino' };
export type Language = StaffLanguage;

export const { currentLanguage, chooseLanguage, useLanguage } = languageChoice({
  languages: staffLanguageCodes,
  storageKey: 'fairhouse.desk.language',
});
