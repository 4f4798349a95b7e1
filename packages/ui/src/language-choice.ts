import { createStore, useStore } from './store.ts';

/** The language that a page speaks: the first of its list until somebody chooses, and what was chosen then. */
export function languageChoice<L extends string>(languages: Readonly<Record<L, string>>, storageKey: string) {
  const [first] = Object.keys(languages) as [L];

  const readChosen = (): L => {
    try {
      const kept = localStorage.getItem(storageKey);
      return kept !== null && Object.hasOwn(languages, kept) ? (kept as L) : first;
    } catch {
      return first;
    }
  };
  const chosen = createStore<L>(readChosen(), first);

  return {
    currentLanguage: chosen.get,
    chooseLanguage(language: L): void {
      try {
        localStorage.setItem(storageKey, language);
      } catch {
        // The choice then lasts as long as the page.
      }
      document.documentElement.lang = language;
      chosen.set(language);
    },
    useLanguage: (): L => useStore(chosen),
  };
}
