import { eachLanguage } from '@fairhouse/money';
import type { GameLanguage } from '../folders.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fil } from './fil.ts';
import { pt } from './pt.ts';
import type { SheetWords } from './words.ts';

const words: Record<GameLanguage, SheetWords> = { en, fil, pt, es };

/** What is said on sheets, in every language of players. */
export function onSheets(say: (words: SheetWords) => string): Record<GameLanguage, string> {
  return eachLanguage((language) => say(words[language]));
}
