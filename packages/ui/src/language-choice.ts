import { createStore, useStore } from './store.ts';

interface LanguageChoice<L extends string> {
  /** In the order of a list to choose from; the first until one is chosen. */
  languages: readonly [L, ...L[]];
  storageKey: string;
  direction?: (language: L) => 'ltr' | 'rtl';
  /** Fetches the texts of a language that does not come with the page. */
  load?: (language: L) => Promise<unknown>;
}

/** The language that a page speaks: the first of its list until one is chosen, and that one then. */
export function languageChoice<L extends string>({ languages, storageKey, direction, load }: LanguageChoice<L>) {
  const [first] = languages;

  const readChosen = (): L => {
    try {
      const kept = localStorage.getItem(storageKey);
      return languages.find((language) => language === kept) ?? first;
    } catch {
      return first;
    }
  };
  const chosen = createStore<L>(readChosen(), first);

  const mark = (language: L): void => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction?.(language) ?? 'ltr';
  };

  const show = (language: L): void => {
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // The choice then lasts as long as the page.
    }
    mark(language);
    chosen.set(language);
  };

  return {
    currentLanguage: chosen.get,
    /** Rejects when the texts could not be fetched; the page then stays as it was. */
    async chooseLanguage(language: L): Promise<void> {
      await load?.(language);
      show(language);
    },
    /** At the start of a page: marks the document and fetches the texts; the first language for this page where that fails. */
    async startLanguage(): Promise<void> {
      mark(chosen.get());
      try {
        await load?.(chosen.get());
      } catch {
        mark(first);
        chosen.set(first);
      }
    },
    useLanguage: (): L => useStore(chosen),
  };
}
