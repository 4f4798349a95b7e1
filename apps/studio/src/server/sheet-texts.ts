import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';
import { en, type SheetTexts } from './sheet-texts/en.ts';
import { es } from './sheet-texts/es.ts';
import { fil } from './sheet-texts/fil.ts';
import { pt } from './sheet-texts/pt.ts';

const all: Record<PlayerLanguage, SheetTexts> = { en, fil, pt, es };

export function sheetTextsOf(language: string | undefined): SheetTexts {
  return all[playerLanguageOf(language)];
}
