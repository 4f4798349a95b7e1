import type { LanguageLoaders } from '../../lib/language/loaded-texts.ts';
import { loadOrWait } from '../../lib/lazy-code.ts';

/** Where each language comes from: a file of its own, loaded by its readers alone. */
export const languageLoaders: LanguageLoaders = {
  fil: () => loadOrWait(() => import('./fil.ts')).then(({ texts }) => texts),
  pt: () => loadOrWait(() => import('./pt.ts')).then(({ texts }) => texts),
  es: () => loadOrWait(() => import('./es.ts')).then(({ texts }) => texts),
};
