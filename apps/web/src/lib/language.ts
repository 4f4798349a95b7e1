import { useSyncExternalStore } from 'react';

/** Every language the house is meant to speak one day. Only those in `languages` have their texts. */
export const plannedLanguages = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  fi: 'Suomi',
  tr: 'Türkçe',
  ja: '日本語',
  fil: 'Filipino',
  da: 'Dansk',
  id: 'Bahasa Indonesia',
  ko: '한국어',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  zh: '中文',
} as const;

/** Languages with complete texts. Everything starts in English until the player chooses. */
export const languages = { en: plannedLanguages.en, fil: plannedLanguages.fil } as const;
export type Language = keyof typeof languages;

const storageKey = 'fairhouse.language';
const listeners = new Set<() => void>();
let chosen: Language = readChosen();

function readChosen(): Language {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept !== null && Object.hasOwn(languages, kept) ? (kept as Language) : 'en';
  } catch {
    return 'en';
  }
}

export function currentLanguage(): Language {
  return chosen;
}

export function chooseLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice then lasts as long as the page.
  }
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentLanguage,
    () => 'en' as const,
  );
}
