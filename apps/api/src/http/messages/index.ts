import type { ErrorName } from '@fairhouse/contract/errors';
import type { Language } from '../language.ts';
import type { MessageValues } from '../result.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

const sentences: Record<Language, Record<ErrorName, string>> = { en, fil };

export function messageOf(error: ErrorName, language: Language, values: MessageValues = {}): string {
  return sentences[language][error].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
