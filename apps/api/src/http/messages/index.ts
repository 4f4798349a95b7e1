import type { ErrorName } from '@fairhouse/contract/errors';
import type { Language } from '../language.ts';
import type { MessageValues } from '../result.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fil } from './fil.ts';
import { pt } from './pt.ts';

const sentences: Record<Language, Record<ErrorName, string>> = { en, fil, pt, es };

export function messageOf(error: ErrorName, language: Language, values: MessageValues = {}): string {
  return sentences[language][error].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
