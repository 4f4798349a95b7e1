import { isPlayerLanguage, type PlayerLanguage } from '@fairhouse/money';

/** Of players and of operators; what the desk alone shows is `StaffLanguage`. */
export type Language = PlayerLanguage;

/** The language of X-FE-LANG where we have its sentences, else English. */
export function languageOf(header: string | string[] | undefined): Language {
  return isPlayerLanguage(header) ? header : 'en';
}
