/** Used by the build only: the first screen as markup, and whether every language is complete. */
import { renderToString } from 'react-dom/server';
import { problemsOf } from '../lib/language/check-texts.ts';
import { App } from './app.tsx';

/** The page as a visitor first sees it, before any call has answered. The browser draws over it. */
export function prerender(): string {
  return renderToString(<App region={{ status: 'open' }} />);
}

const english = import.meta.glob<Record<string, string>>('../**/texts/en.ts', { eager: true, import: 'en' });
const filipino = import.meta.glob<Record<string, string>>('../**/texts/fil.ts', { eager: true, import: 'fil' });

/** Empty when every language is complete; a site with any is not built. */
export function problemsOfTexts(): string[] {
  return problemsOf(english, filipino);
}
