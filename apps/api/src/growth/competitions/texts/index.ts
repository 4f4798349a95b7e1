import type { Language } from '../../../http/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fil } from './fil.ts';
import { pt } from './pt.ts';

const texts: Record<Language, Record<keyof typeof en, string>> = { en, fil, pt, es };

export function ruleText(
  language: Language,
  key: keyof typeof en,
  values: Record<string, string | number> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
