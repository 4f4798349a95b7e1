/** Used by the build only: the first screen as markup, and whether every language is complete. */
import type { PlayerLanguage } from '@fairhouse/money';
import { renderToString } from 'react-dom/server';
import { problemsOf } from '../lib/language/check-texts.ts';
import type { Texts, TextsOfPlaces } from '../lib/language/loaded-texts.ts';
import { App } from './app.tsx';
import { texts as es } from './languages/es.ts';
import { texts as fil } from './languages/fil.ts';
import { byPlace } from './languages/places.ts';
import { texts as pt } from './languages/pt.ts';

/** The page as a visitor first sees it, before any call has answered. The browser draws over it. */
export function prerender(): string {
  return renderToString(<App region={{ status: 'open' }} />);
}

const english = byPlace(import.meta.glob<Texts>('../**/{texts,words}/en.ts', { eager: true, import: 'en' }), 'app');
// In this bundle, not loaded: its files are gone when it is asked.
const others: Record<Exclude<PlayerLanguage, 'en'>, TextsOfPlaces> = { fil, pt, es };

/** Empty when every language is complete; a site with any is not built. */
export function problemsOfTexts(): string[] {
  return Object.entries(others).flatMap(([language, texts]) => problemsOf(english, language, texts));
}
