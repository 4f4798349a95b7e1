/** Used by the build only: the first screen as markup, and whether every language is complete. */
import { renderToString } from 'react-dom/server';
import { problemsOf } from '../lib/language/check-texts.ts';
import type { Texts } from '../lib/language/i18n.ts';
import { App } from './app.tsx';
import { languageLoaders } from './languages/index.ts';
import { byPlace } from './languages/places.ts';

/** The page as a visitor first sees it, before any call has answered. The browser draws over it. */
export function prerender(): string {
  return renderToString(<App region={{ status: 'open' }} />);
}

const english = byPlace(import.meta.glob<Texts>('../**/{texts,words}/en.ts', { eager: true, import: 'en' }), 'app');

/** Empty when every language is complete; a site with any is not built. */
export async function problemsOfTexts(): Promise<string[]> {
  const found = Object.entries(languageLoaders).map(async ([language, load]) =>
    problemsOf(english, language, await load()),
  );
  return (await Promise.all(found)).flat();
}
