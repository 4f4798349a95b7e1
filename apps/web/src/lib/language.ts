import { useSyncExternalStore } from 'react';

/** Languages with complete texts. Everything starts in English until the player chooses; language-list.ts names the others. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
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
