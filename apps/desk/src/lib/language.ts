import { createStore, useStore } from '@fairhouse/ui/store.ts';

/** The languages that the desk speaks. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

const storageKey = 'fairhouse.desk.language';
const chosen = createStore<Language>(readChosen());

function readChosen(): Language {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept !== null && Object.hasOwn(languages, kept) ? (kept as Language) : 'en';
  } catch {
    return 'en';
  }
}

export const currentLanguage = chosen.get;

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice then lasts as long as the page.
  }
  document.documentElement.lang = language;
  chosen.set(language);
}

export function useLanguage(): Language {
  return useStore(chosen);
}
