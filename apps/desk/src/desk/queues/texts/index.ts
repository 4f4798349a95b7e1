import { type Translate, textOf, textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useQueueTexts = textsOf({ en, fil });
export const queueText = textOf({ en, fil });
export type QueueTranslate = Translate<keyof typeof en>;

/** What a decision is called; one that has no words yet goes by its own name. */
export function decisionName(t: QueueTranslate, name: string): string {
  const key = `decision_${name}`;
  return key in en ? t(key as keyof typeof en) : name;
}

export function valueName(t: QueueTranslate, name: string): string {
  const key = `value_${name}`;
  return key in en ? t(key as keyof typeof en) : name;
}
